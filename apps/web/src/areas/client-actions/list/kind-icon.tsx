import type { ActionKind } from '@allenio/contract/client-actions'
import { IconBook2, IconCamera, IconChecklist, IconMessageQuestion, IconScaleOutline } from '@tabler/icons-react'

const icons = {
  'weigh in': IconScaleOutline,
  'upload photos': IconCamera,
  answer: IconMessageQuestion,
  read: IconBook2,
  other: IconChecklist,
} as const satisfies Record<ActionKind, unknown>

export function KindIcon({ kind }: { kind: ActionKind }) {
  const Icon = icons[kind]
  return <Icon stroke={1.5} aria-hidden />
}
