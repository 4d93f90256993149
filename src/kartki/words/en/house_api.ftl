# The HTTP API: why it does not do something

refusal-path-unknown = There is nothing at { $path }. The page /api lists what there is.
refusal-method-unknown = { $name } cannot be done here, only { $allowed }.
refusal-host-unknown = This server does not go by the name “{ $name }”. If it should, whoever runs it adds the name to the setting hosts, or gives its address as public_url.
refusal-host-missing = The request does not say which server it is meant for: it needs the header Host, exactly once.
refusal-origin-foreign = Pages of { $name } may not send anything to this server.
refusal-body-too_long = That is too long: at most { $number } bytes are taken here.
refusal-body-slow = That took too long to arrive: more than { $number } seconds.
refusal-body-media = This has to be sent as { $allowed }, not as { $name }.
refusal-body-malformed = { $where ->
    [field] This was sent in another form than is taken here: look at the field “{ $field }”{ $wanted ->
        [most] , which takes at most { $number }
        [least] , which takes at least { $number }
        [longest] , whose length is at most { $number }
        [shortest] , whose length is at least { $number }
        [int] , which takes a whole number
        [bool] , which takes true or false
        [str] , which takes a text
       *[other] { "" }
    }. The page /api shows the right one.
   *[body] This was sent in another form than is taken here. The page /api shows the right one.
}
refusal-lang-unknown = There is no language “{ $name }” here. There are: { $allowed }.
refusal-rule-unknown = There is no rule { $rule }.
refusal-table-unknown = There is no table { $code }.
refusal-table-too_often = Too many tables were opened from your address within an hour. Please try again later.
refusal-code-too_many = Too many wrong codes. Wait a minute.
refusal-say-unknown = There is no sentence for “{ $code }”.
refusal-say-facts = The sentence for “{ $code }” needs other facts than these.
refusal-verify-too_much = This record is too much for the server: it could not be verified within { $number } seconds. The command kartki verify takes its time.
refusal-house-busy = Too much is being asked at once. Please try again in a moment.
refusal-house-stopping = The house is closing for a moment. Please come back soon.
refusal-house-fault = Something broke that should not have. It has been noted down for whoever runs this server.
refusal-ready-workers = The bots have no process to think in at the moment.
