import type { MealType } from '@allenio/contract/meal-plans'
import type { Plate } from './demo-plates.ts'

interface DemoDish {
  /** The meal of the plan that it is a picture of, on the days that have it. */
  weekdays: readonly number[]
  type: MealType
  plate: Plate
}

const wood = [176, 138, 102] as const
const cloth = [214, 206, 192] as const
const slate = [92, 98, 106] as const
const white = [246, 244, 239] as const
const cream = [236, 226, 206] as const

/** Dishes as the week of the demo has them. */
export const demoDishes: readonly DemoDish[] = [
  {
    weekdays: [1, 4],
    type: 'breakfast',
    plate: {
      table: wood,
      dish: white,
      filling: [226, 207, 170],
      pieces: [
        { color: [209, 186, 144], size: [13, 9], count: 90, around: [300, 400], spread: [150, 150] },
        { color: [244, 228, 168], size: [30, 28], count: 7, around: [250, 340], spread: [84, 60] },
        { color: [146, 92, 54], size: [17, 10], count: 9, around: [370, 460], spread: [62, 54] },
      ],
    },
  },
  {
    weekdays: [2, 5, 7],
    type: 'breakfast',
    plate: {
      table: slate,
      dish: cream,
      filling: [250, 248, 242],
      pieces: [
        { color: [205, 178, 130], size: [12, 8], count: 46, around: [360, 360], spread: [84, 90] },
        { color: [62, 70, 124], size: [16, 16], count: 20, around: [240, 430], spread: [76, 84] },
        { color: [150, 108, 72], size: [20, 15], count: 6, around: [330, 500], spread: [64, 36] },
      ],
    },
  },
  {
    weekdays: [1, 7],
    type: 'lunch',
    plate: {
      table: cloth,
      dish: white,
      pieces: [
        { color: [196, 66, 44], size: [66, 54], count: 14, around: [300, 400], spread: [80, 78] },
        { color: [232, 190, 112], size: [46, 9], count: 60, around: [300, 398], spread: [112, 108], isLong: true },
        { color: [206, 72, 48], size: [16, 13], count: 22, around: [300, 396], spread: [96, 92] },
        { color: [70, 122, 60], size: [24, 14], count: 4, around: [304, 384], spread: [44, 40] },
      ],
    },
  },
  {
    weekdays: [2],
    type: 'lunch',
    plate: {
      table: wood,
      dish: cream,
      filling: [150, 98, 56],
      pieces: [
        { color: [118, 78, 48], size: [11, 9], count: 130, around: [300, 400], spread: [156, 156] },
        { color: [222, 128, 52], size: [15, 13], count: 16, around: [300, 400], spread: [130, 130] },
        { color: [122, 150, 84], size: [14, 8], count: 12, around: [300, 400], spread: [134, 134] },
      ],
    },
  },
  {
    weekdays: [3, 6],
    type: 'lunch',
    plate: {
      table: slate,
      dish: white,
      pieces: [
        { color: [214, 190, 150], size: [13, 6], count: 120, around: [235, 375], spread: [92, 100], isLong: true },
        { color: [226, 186, 132], size: [34, 26], count: 9, around: [380, 360], spread: [60, 72] },
        { color: [140, 172, 88], size: [30, 28], count: 11, around: [340, 500], spread: [88, 48] },
      ],
    },
  },
  {
    weekdays: [1],
    type: 'dinner',
    plate: {
      table: cloth,
      dish: white,
      pieces: [
        { color: [224, 184, 130], size: [58, 40], count: 4, around: [240, 380], spread: [46, 52] },
        { color: [132, 168, 84], size: [31, 29], count: 13, around: [390, 400], spread: [62, 100] },
        { color: [206, 156, 98], size: [62, 46], count: 1, around: [280, 520], spread: [4, 4] },
      ],
    },
  },
]
