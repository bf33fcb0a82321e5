import { listOwnPauses } from '@allenio/contract/clients'
import { currentPause } from '@allenio/domain/clients'
import { addDays } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '#shell'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { isRunning, usePauseSentences } from './sentences.ts'
import { usePauseWords } from './words.ts'

const ownPausesQuery = () => read(listOwnPauses, {}, { quiet: true, isStored: true })

/** A pause is announced to its client so many days ahead. */
const daysAhead = 14

/** For a client: that they are paused, and until when. Without a pause it draws nothing. */
export function OwnPause() {
  const t = usePauseWords()
  const { day } = useFormats()
  const { spanOf } = usePauseSentences()
  const today = useToday()
  const { data } = useQuery(ownPausesQuery())
  const pause = currentPause(data?.pauses ?? [], today)
  if (!pause || pause.from > addDays(today, daysAhead)) return null
  const running = pause.until === null ? t('ownOpen') : t('ownUntil', { day: day(pause.until) })
  const sentence = isRunning(pause, today) ? running : t('ownComing', { span: spanOf(pause) })
  return <AttentionLine status="note" text={`${sentence}. ${t('ownText')}`} />
}
