"""The little linear algebra that the equations of an area of eight spaces need."""

Vector = list[float]
Matrix = list[Vector]


def times(matrix: Matrix, vector: Vector) -> Vector:
    return [sum([a * b for a, b in zip(row, vector, strict=True)]) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan. No pivoting: the diagonals here outweigh the rest of their rows."""
    size = len(matrix)
    rows = [[*row, *[float(column == i) for column in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for other in range(size):
            if other != i and rows[other][i]:
                rows[other] = _less(rows[other], rows[i], rows[other][i])
    return [row[size:] for row in rows]


def _less(row: Vector, pivot: Vector, factor: float) -> Vector:
    return [value - factor * p for value, p in zip(row, pivot, strict=True)]
