import type { ActionKind } from '@allenio/contract/client-actions'
import { IconBook2, IconCamera, IconChecklist, IconMessageQuestion, IconScaleOutline } from '@tabler/icons-react'
import { Icon } from '#ui/icon'

const icons = {
  'weigh in': IconScaleOutline,
  'upload photos': IconCamera,
  answer: IconMessageQuestion,
  read: IconBook2,
  other: IconChecklist,
} as const satisfies Record<ActionKind, unknown>

export const KindIcon = ({ kind }: { kind: ActionKind }) => <Icon of={icons[kind]} size={18} />
