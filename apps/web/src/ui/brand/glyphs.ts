/*
 * The letters and marks as outlines, drawn on one grid: x-height 81.5, stems 20.5, baseline at 122.5, the slant of the
 * two l's 0.188. Files under public/brand are made from the same outlines.
 */

export type Tone = 'plain' | 'brand'
export type Shape = { d: string; tone: Tone; x?: number }

const O = 'M0 76A35 35 0 0 1 70 76V87.5A35 35 0 0 1 0 87.5ZM20.5 76V87.5A14.5 14.5 0 0 0 49.5 87.5V76A14.5 14.5 0 0 0 20.5 76Z'
const A =
  'M74.5 41V122.5H54V117.6A35 35 0 0 1 0 87.5V76A35 35 0 0 1 54 45.9V41ZM20.5 76V87.5A15.5 15.5 0 0 0 36 ' +
  '103H39A15 15 0 0 0 54 88V75.5A15 15 0 0 0 39 60.5H36A15.5 15.5 0 0 0 20.5 76Z'
const E =
  'M70 90.5V76A35 35 0 0 0 0 76V87.5A35 35 0 0 0 63.7 107.6L46.9 95.9A14.5 14.5 0 0 1 20.8 90.5ZM20.7 73.5A14.5 14.5 0 0 1 49.3 73.5Z'
const N = 'M0 41H20.5V45.4A34 34 0 0 1 70 75.5V122.5H49.5V76.5A14.5 14.5 0 0 0 20.5 76.5V122.5H0Z'
const C = 'M63.7 107.6A35 35 0 0 1 0 87.5V76A35 35 0 0 1 63.7 55.9L46.9 67.6A14.5 14.5 0 0 0 20.5 76V87.5A14.5 14.5 0 0 0 46.9 95.9Z'
const H = 'M0 0H20.5V45.4A34 34 0 0 1 70 75.5V122.5H49.5V76.5A14.5 14.5 0 0 0 20.5 76.5V122.5H0Z'
const U = 'M0 41H20.5V87A14.5 14.5 0 0 0 49.5 87V41H70V122.5H49.5V118.1A34 34 0 0 1 0 88Z'
const P =
  'M0 41H20.5V45.9A35 35 0 0 1 74.5 76V87.5A35 35 0 0 1 20.5 117.6V158H0ZM54 76A15.5 15.5 0 0 0 38.5 ' +
  '60.5H35.5A15 15 0 0 0 20.5 75.5V88A15 15 0 0 0 35.5 103H38.5A15.5 15.5 0 0 0 54 87.5Z'
const L = 'M0 0H20.5V122.5H0Z'
const S =
  'M60.6 56.4L46.4 67.6C43.4 63.6 39.3 61.2 33 61.2C26.4 61.2 22.6 63.4 22.6 66.5C22.6 70.2 27.4 71 36.4 ' +
  '72.6C51.6 75.2 63.6 80.4 63.6 96.6C63.6 112.6 51.2 122.5 32.6 122.5C17.9 122.5 6.4 117 0 107.4L14.6 96.4C18.8 ' +
  '101.7 24.8 104.5 32.4 104.5C39.4 104.5 43.2 102 43.2 98.2C43.2 94.2 37.6 93 29.2 91.5C14.4 88.9 2.2 83.9 2.2 ' +
  '67.7C2.2 51.9 14.6 41 33 41C44.6 41 54.6 46.4 60.6 56.4Z'
const slantedL = 'M0 122.5L23 0H44L21 122.5Z'
const I = 'M0 41H20.5V122.5H0Z'
const iDot = 'M0 27L4.3 4H24.8L20.5 27Z'

// capitals are 80 high and lean forward
const leaning = {
  W: 'M13.6 0H31.6L32.1 50L53.9 10H66.9L75.1 50L93.6 0H111.6L80 80H63L55.3 40L34 80H17Z',
  A: 'M0 80L43.6 0H63.6L80 80H61L57.9 63H27.9L19 80ZM35.4 48H55.4L50.2 20Z',
  R:
    'M13.6 0H53.6C69.6 0 78.2 9 75.7 25C73.9 37 65.9 45.5 54.4 48.5L68 80H47L35.1 50H23.1L18 80H0ZM28.9 16L25.7 ' +
    '35H45.7C51.7 35 56.2 31.5 57.3 25.5C58.3 19.5 54.9 16 48.9 16Z',
  F: 'M13.6 0H69.6L66.9 16H28.9L26 33H58L55.3 49H23.3L18 80H0Z',
  I: 'M13.6 0H31.6L18 80H0Z',
  T: 'M13.6 0H75.6L72.9 16H50.9L40 80H22L32.9 16H10.9Z',
} as const

export type Wordmark = { width: number; height: number; shapes: readonly Shape[] }

const plain = (d: string, x: number): Shape => ({ d, x, tone: 'plain' })
const brand = (d: string, x: number): Shape => ({ d, x, tone: 'brand' })

export const wordmarks = {
  allenio: {
    width: 444,
    height: 122.5,
    shapes: [
      plain(A, 0),
      brand(slantedL, 91),
      brand(slantedL, 124),
      plain(E, 166),
      plain(N, 251),
      plain(I, 336),
      plain(iDot, 336),
      plain(O, 374),
    ],
  },
  coachplus: {
    width: 675,
    height: 158,
    shapes: [
      plain(C, 0),
      plain(O, 74),
      plain(A, 155),
      plain(C, 242),
      plain(H, 318),
      brand(P, 405),
      brand(L, 492),
      brand(U, 529),
      brand(S, 611),
    ],
  },
  warfit: {
    width: 446,
    height: 80,
    shapes: [
      plain(leaning.W, 0),
      plain(leaning.A, 88),
      plain(leaning.R, 176),
      plain(leaning.F, 252),
      plain(leaning.I, 322),
      plain(leaning.T, 356),
    ],
  },
} as const satisfies Record<string, Wordmark>

export type Mark = { tile: string; shapes: readonly { d: string; fill: string }[] }

/** App icons on a square of 64. */
export const brandMarks = {
  allenio: {
    tile: '#0b0e13',
    shapes: [
      { d: 'M9.5 50L26 14H36L19.5 50Z', fill: '#ffffff' },
      { d: 'M38.6 14L54.5 50H44L33.4 25.7Z', fill: '#e21f3c' },
      { d: 'M31.6 40.3H38L41.9 50H27.3Z', fill: '#e21f3c' },
    ],
  },
  coachplus: {
    tile: '#1650d8',
    shapes: [
      { d: 'M44.6 18.3A21.5 21.5 0 1 0 44.6 45.7L39 39.7A13.2 13.2 0 1 1 39 24.3Z', fill: '#ffffff' },
      { d: 'M43.4 24.4H49.4V29H54V35H49.4V39.6H43.4V35H38.8V29H43.4Z', fill: '#ffffff' },
    ],
  },
  warfit: {
    tile: '#c8f031',
    shapes: [{ d: 'M9.4 15H19.6L19.9 38.6L29.4 19H36.6L40.4 38.6L49.4 15H59.2L43.2 51H34.4L30.7 32.6L20.9 51H12Z', fill: '#0c1016' }],
  },
} as const satisfies Record<string, Mark>

/** The brand letters of a wordmark, on light and on dark. */
export const brandLetters = {
  allenio: { light: '#de1230', dark: '#f4304b' },
  coachplus: { light: '#1650d8', dark: '#6c97ff' },
  warfit: { light: '#0c1016', dark: '#f1f4f8' },
} as const
