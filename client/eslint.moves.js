// A move is sent by its verb and fields, or as the choice that the server listed: nobody writes or reads
// the notation of records in the client. Entries for no-restricted-syntax.

const SENDING =
  "CallExpression:matches([callee.name=/^(act|preview)$/], [callee.property.name=/^(act|preview)$/])";
const WRITTEN = ":matches(Literal, TemplateLiteral, BinaryExpression)";
const LINE = "MemberExpression[property.name='move']";

const sent = [
  `${SENDING} > ${WRITTEN}`,
  `${SENDING} > :matches(ConditionalExpression, LogicalExpression) > ${WRITTEN}`,
  `${SENDING} > ArrayExpression > ${WRITTEN}`, // the luck of a preview
].map((selector) => ({
  selector,
  message: "Send a verb with its fields, or the move of a legal choice: no notation is built here.",
}));

const read = [
  `MemberExpression[object.property.name='move']`,
  `CallExpression[callee.property.name=/^(test|exec|match|matchAll)$/] > ${LINE}`,
].map((selector) => ({
  selector,
  message: "Read a choice by its verb and fields: no notation is taken apart here.",
}));

export default [...sent, ...read];
