/**
 * Positions of sun and moon after Jean Meeus, Astronomical Algorithms, 2nd edition (chapters 25 and 47, larger terms).
 * Times are Julian days in universal time; longitudes are degrees of the ecliptic of the date.
 */

const radians = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * radians);
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;
/** The same angle between -180 and 180. */
const signed = (degrees: number): number => turn(degrees + 180) - 180;

const epoch = 2_451_545;
/** Difference between ephemeris time and universal time in our years, in days. */
const deltaT = 72 / 86_400;
const centuries = (jd: number): number => (jd + deltaT - epoch) / 36_525;

/** The sun's apparent longitude, accurate to about 0.01 degrees or a quarter of an hour. */
export function sunAt(jd: number): number {
  const t = centuries(jd);
  const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t;
  const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t * t;
  const center =
    (1.914602 - 0.004817 * t) * sin(anomaly) +
    (0.019993 - 0.000101 * t) * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly);
  return turn(mean + center - 0.00569 - 0.00478 * sin(125.04 - 1934.136 * t));
}

/** Multiples of elongation, the sun's and the moon's anomaly and the moon's latitude argument, with degrees. */
const moonTerms: readonly (readonly [number, number, number, number, number])[] = [
  [0, 0, 1, 0, 6.288774],
  [2, 0, -1, 0, 1.274027],
  [2, 0, 0, 0, 0.658314],
  [0, 0, 2, 0, 0.213618],
  [0, 1, 0, 0, -0.185116],
  [0, 0, 0, 2, -0.114332],
  [2, 0, -2, 0, 0.058793],
  [2, -1, -1, 0, 0.057066],
  [2, 0, 1, 0, 0.053322],
  [2, -1, 0, 0, 0.045758],
  [0, 1, -1, 0, -0.040923],
  [1, 0, 0, 0, -0.03472],
  [0, 1, 1, 0, -0.030383],
  [2, 0, 0, -2, 0.015327],
  [0, 0, 1, 2, -0.012528],
  [0, 0, 1, -2, 0.01098],
  [4, 0, -1, 0, 0.010675],
  [0, 0, 3, 0, 0.010034],
  [4, 0, -2, 0, 0.008548],
  [2, 1, -1, 0, -0.007888],
  [2, 1, 0, 0, -0.006766],
  [1, 0, -1, 0, -0.005163],
  [1, 1, 0, 0, 0.004987],
  [2, -1, 1, 0, 0.004036],
  [2, 0, 2, 0, 0.003994],
  [4, 0, 0, 0, 0.003861],
  [2, 0, -3, 0, 0.003665],
  [0, 1, -2, 0, -0.002689],
  [2, 0, -1, 2, -0.002602],
  [2, -1, -2, 0, 0.00239],
  [1, 0, 1, 0, -0.002348],
  [2, -2, 0, 0, 0.002236],
  [0, 1, 2, 0, -0.00212],
  [0, 2, 0, 0, -0.002069],
  [2, -2, -1, 0, 0.002048],
];

/** The moon's longitude, accurate to about 0.01 degrees or a minute of time. */
function moonAt(jd: number): number {
  const t = centuries(jd);
  const mean = 218.3164477 + 481_267.88123421 * t - 0.0015786 * t * t;
  const elongation = 297.8501921 + 445_267.1114034 * t - 0.0018819 * t * t;
  const sunAnomaly = 357.5291092 + 35_999.0502909 * t - 0.0001536 * t * t;
  const moonAnomaly = 134.9633964 + 477_198.8675055 * t + 0.0087414 * t * t;
  const latitude = 93.272095 + 483_202.0175233 * t - 0.0036539 * t * t;
  const eccentricity = 1 - 0.002516 * t;
  const sum = moonTerms.reduce(
    (total, [d, m, m1, f, degrees]) =>
      total +
      degrees *
        eccentricity ** Math.abs(m) *
        sin(d * elongation + m * sunAnomaly + m1 * moonAnomaly + f * latitude),
    0,
  );
  const venusAndJupiter = 0.003958 * sin(119.75 + 131.849 * t) + 0.000318 * sin(53.09 + 479_264.29 * t);
  const nutation = -0.00478 * sin(125.04 - 1934.136 * t);
  return turn(mean + sum + venusAndJupiter + 0.001962 * sin(mean - latitude) + nutation);
}

/** Degrees from the sun to the moon, 0 to 360. */
export const elongationAt = (jd: number): number => turn(moonAt(jd) - sunAt(jd));

/** The time of the new moon nearest to a moment. */
export function newMoonNear(jd: number): number {
  let at = jd;
  for (let n = 0; n < 8; n += 1) at -= signed(elongationAt(at)) / 12.1907;
  return at;
}

/** The time nearest to a moment when the sun reaches a longitude. */
export function sunReaches(longitude: number, near: number): number {
  let at = near;
  for (let n = 0; n < 8; n += 1) at -= signed(sunAt(at) - longitude) / 0.9856;
  return at;
}
