import type { ActionKind } from '@allenio/contract/client-actions'
import { IconBook, IconCamera, IconCheck, IconMessageQuestion, IconScaleOutline } from '@tabler/icons-react'

export const kindIcons = {
  'weigh in': IconScaleOutline,
  'upload photos': IconCamera,
  answer: IconMessageQuestion,
  read: IconBook,
  other: IconCheck,
} as const satisfies Record<ActionKind, unknown>
