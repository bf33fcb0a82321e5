import type { ClientRow } from '@allenio/contract/clients'
import { IconCalendarPause } from '@tabler/icons-react'
import { useState } from 'react'
import { Badge } from '#ui/badge'
import { BareButton } from '#ui/layout'
import { PauseDialog } from './pause-dialog.tsx'
import { isRunning, usePauseSentences } from './sentences.ts'
import { usePauseWords } from './words.ts'

/** The pause of today, or the next one; a press opens it. */
export function PauseBadge({ client }: { client: Pick<ClientRow, 'id' | 'name' | 'pause' | 'may'> }) {
  const t = usePauseWords()
  const { stateOf } = usePauseSentences()
  const [isOpen, setOpen] = useState(false)
  const { pause, may } = client
  if (!pause) return null
  const sentence = stateOf(pause)
  const badge = (
    <Badge icon={IconCalendarPause} {...(isRunning(pause) && { status: 'note' })}>
      {sentence}
    </Badge>
  )
  return (
    <>
      {may.edit ? (
        <BareButton aria-label={t('open', { sentence })} onClick={() => setOpen(true)}>
          {badge}
        </BareButton>
      ) : (
        badge
      )}
      {isOpen && <PauseDialog client={client} onClose={() => setOpen(false)} />}
    </>
  )
}
