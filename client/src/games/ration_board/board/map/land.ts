// What stands in the landscape, and where: each entry is x,y and what the list says beyond that.
// Things keep away from the roads, and those further down the map stand in front.

const listed = (entries: string): number[][] =>
  entries
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(",").map(Number));

const TREE_KINDS = ["tree-pine", "tree-spruce", "tree-oak"];

// x,y,size,kind
const TREES_LISTED = `
  178,123,0.74,2 134,138,0.8,0 170,141,0.94,0 40,141,0.97,2 120,155,0.82,1 253,157,0.86,2
  176,158,0.93,0 279,160,0.8,1 145,162,0.84,1 45,166,0.9,1 125,172,0.75,1 181,176,0.97,0
  32,182,1.03,0 148,183,0.85,1 51,190,0.79,2 169,190,1.01,1 15,196,0.78,0 334,207,0.81,2
  33,210,0.94,2 55,212,0.73,0 16,223,0.87,2 61,229,1.05,0 347,229,0.73,0 326,231,0.76,1
  41,235,0.94,0 341,247,0.88,1 11,248,1.04,1 64,257,0.83,0 35,258,1.07,0 89,263,0.86,1
  39,274,0.83,0 343,276,0.8,0 60,278,0.76,0 10,279,1.03,2 202,295,0.78,1 32,296,0.83,1
  249,297,0.73,1 9,301,0.88,0 220,305,0.86,1 48,307,0.88,0 265,318,0.76,1 234,319,0.97,0
  28,321,0.99,0 257,333,0.93,1 10,334,1.02,2 38,344,1.05,0 17,350,0.99,1 35,360,0.79,0
  354,373,0.78,1 117,374,0.8,1 140,378,0.79,0 16,382,0.74,0 37,383,1.07,2 121,390,0.82,1
  348,390,0.98,1 327,395,0.74,0 173,396,0.84,0 35,401,0.89,0 140,401,0.91,0 12,405,0.89,0
  203,413,0.74,0 170,416,0.98,1 28,419,1,0 147,419,0.93,1 313,420,0.84,0 287,427,0.74,0
  251,433,0.72,2 194,434,0.9,2 216,434,0.83,1 41,436,0.72,0 165,437,1.08,0 18,445,0.86,1
  64,465,0.79,1 37,467,0.75,0 16,469,0.93,0`;

// x,y
const DROPS_LISTED = `
  456,555 480,608 367,561 468,712 489,458 339,554 364,642 299,494 229,659 274,715 317,567
  405,728 308,540 500,644 341,527 307,732 395,630 403,485 330,732 490,562 324,657 462,595
  526,576 508,606 471,628 237,578 332,496 325,630 272,491 519,540 235,635 468,462 369,728
  257,654 443,713 314,517 490,717 247,685 385,608 350,507`;

export interface Standing {
  x: number;
  y: number;
  size: number;
  piece: string;
  ink?: string;
}

export const TREES: Standing[] = listed(TREES_LISTED).map(([x, y, size, kind]) => {
  return { x: x!, y: y!, size: size!, piece: TREE_KINDS[kind!]! };
});

export const DROPS = listed(DROPS_LISTED).map(([x, y]) => ({ x: x!, y: y! }));

const stands = (piece: string, x: number, y: number, size: number, ink?: string): Standing => {
  return { piece, x, y, size, ink };
};

export const SUBURBS: Standing[] = [
  stands("suburb-2", 312, 66, 0.86, "#5f7f9e"),
  stands("suburb-3", 444, 92, 0.96, "#b0302a"),
  stands("suburb-1", 385, 110, 0.92, "#c07a1c"),
  stands("tree-oak", 412, 108, 0.7),
  stands("suburb-1", 206, 126, 0.92, "#b0302a"),
  stands("tree-oak", 556, 116, 0.75),
  stands("suburb-2", 590, 126, 0.95, "#27503f"),
  stands("suburb-3", 630, 130, 0.86, "#b0302a"),
  stands("suburb-1", 436, 222, 0.95, "#5f7f9e"),
  stands("suburb-3", 472, 220, 0.86, "#c07a1c"),
  stands("tree-oak", 498, 216, 0.72),
];

export const COUNTRY: Standing[] = [
  stands("barn", 606, 262, 0.95),
  stands("haystack", 554, 268, 0.85),
  stands("cow", 648, 290, 0.9),
  stands("cow", 586, 300, 0.8),
  stands("barrier", 610, 586, 0.7),
  stands("haystack", 676, 594, 0.6),
  stands("tree-oak", 586, 440, 0.8),
  stands("tree-pine", 604, 452, 0.7),
];

export const GARDEN: Standing[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map((bed) => stands("cabbage", 174 + bed * 15 + row * 4, 704 + row * 14, 1)),
);

export const CLOUDS: Standing[] = [
  stands("cloud-1", 314, 452, 0.92),
  stands("cloud-2", 474, 508, 0.92),
  stands("cloud-1", 336, 606, 0.62),
  stands("cloud-2", 204, 616, 0.62),
  stands("cloud-2", 500, 690, 0.78),
];
