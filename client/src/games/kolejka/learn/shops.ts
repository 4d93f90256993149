// Kolejka's five shops in the order of the box, each with its printing ink.

export const SHOPS = [
  { name: "groceries", ink: "#d9772b" },
  { name: "rtv_agd", ink: "#a9b431" },
  { name: "furniture", ink: "#8a68a3" },
  { name: "clothing", ink: "#d95f7c" },
  { name: "kiosk", ink: "#35998f" },
];
