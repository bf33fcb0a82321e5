import type { DayType } from '@allenio/contract/macros'
import {
  IconBarbell,
  IconCalendarWeek,
  IconCircleNumber1,
  IconCircleNumber2,
  IconCircleNumber3,
  IconCircleNumber4,
  IconZzz,
} from '@tabler/icons-react'
import type { IconComponent } from '#ui/icon'

/** Types of days are told apart by shape, not by colour. */
export const dayTypeIcons: Readonly<Record<DayType, IconComponent>> = {
  'every day': IconCalendarWeek,
  training: IconBarbell,
  rest: IconZzz,
  'own 1': IconCircleNumber1,
  'own 2': IconCircleNumber2,
  'own 3': IconCircleNumber3,
  'own 4': IconCircleNumber4,
}
