// The server counts: points, what a visit doubles, who misses how much, what decided a tie and how many
// stamps are too many stand in the view and in the box. Entries for no-restricted-syntax.

const named = (names) =>
  `:matches(MemberExpression[property.name=/^(${names})$/], Identifier[name=/^(${names})$/])`;
const COMPARED = "BinaryExpression[operator=/^([!=]==?|[<>]=?)$/]";
const STANDING = named("points|printed|missing|surplus");

export default [
  `BinaryExpression[operator=/^[-+*]$/] > ${named("icons")}`,
  `BinaryExpression[operator=/^[-+*]$/] > TSNonNullExpression > ${named("icons")}`,
  `AssignmentExpression[operator=/^[-+*]=$/] > ${named("icons")}`,
  `MemberExpression[object.property.name='doubles'][property.name=/^(includes|indexOf|some|every|find)$/]`,
  `${COMPARED} > ${STANDING}`,
  `${COMPARED} > ChainExpression > ${STANDING}`,
  `BinaryExpression[operator='-'] MemberExpression[object.property.name='hand_sizes']`,
].map((selector) => ({
  selector,
  message: "The rules are the server's: the view or the box tells what counts how much.",
}));
