"""Weights of `confidence`, fitted; made by `python -m benchmarks.extraction_fit`, not by hand."""

WEIGHTS: dict[str, tuple[float, ...]] = {
    "title": (-2.677, 2.294, 1.434, 1.540, 1.262, 0.019, -2.148),
    "organization": (-0.705, 2.788, 1.037, 0.527, 0.112, 0.405, -3.269),
    "date": (-3.026, 2.674, 4.308, -0.076, 0.000, 0.000, -1.075),
    "highlight": (-5.155, 4.038, 3.593, 0.674, 0.000, 0.092, -0.126),
    "institution": (-3.073, 2.708, 1.294, 1.110, 0.867, -0.437, -0.725),
    "degree": (-1.877, 1.430, 1.544, 1.200, 0.658, -2.550, -2.020),
}
