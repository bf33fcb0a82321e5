import { IconAlertCircle, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useIsOnline } from '#lib/device'
import type { DocumentStatus, OpenDocument } from '#lib/documents'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { useEditorWords } from './words.ts'

/** A save that takes no longer is not worth a flicker. */
const slowMs = 1_000

/** Says where one's edits are. Only what needs attention is read aloud, not each save. */
export function SavedState({ status }: { status: OpenDocument['status'] }) {
  const state = useStored(status)
  const t = useEditorWords()
  const { time } = useFormats()
  const isOnline = useIsOnline()
  const savedAt = useSavedAt(state)
  const isSlow = useIsSlow(state.state === 'saving')
  switch (state.state) {
    case 'loading':
    case 'unreachable':
      return null
    case 'saving':
    case 'saved':
      if (isSlow) return <State text={t('saving')} />
      if (savedAt !== undefined) return <State text={t('savedAt', { time: time(new Date(savedAt)) })} />
      return state.state === 'saved' ? <State text={t('saved')} /> : null
    case 'kept':
      return <State text={t(isOnline ? 'unsent' : 'offline')} icon={isOnline ? IconCloudUp : IconCloudOff} isAloud />
    case 'in page alone':
      return <State text={t('inPageAlone')} icon={IconAlertCircle} tone="error" isAloud />
    case 'refused':
      return <State text={t('refused', { reason: state.sentence })} icon={IconAlertCircle} tone="error" isAloud />
    case 'gone':
      return <State text={t('gone')} icon={IconAlertCircle} tone="error" />
    default:
      return state satisfies never
  }
}

interface StateProps {
  text: string
  icon?: typeof IconCloudUp
  tone?: 2 | 'error'
  isAloud?: boolean
}

const State = ({ text, icon, tone = 2, isAloud }: StateProps) => (
  <Row as="span" inline gap={4}>
    {icon && <Icon of={icon} size={16} />}
    {/* the time of a save stands below its word where a phone has no room beside it; a long sentence is cut */}
    <Text as={isAloud ? 'output' : 'span'} tone={tone} clip={icon !== undefined}>
      {text}
    </Text>
  </Row>
)

/** The time of this device's last save, if that was today. While the next edits are on their way, it stays. */
function useSavedAt(status: DocumentStatus): number | undefined {
  const [last, setLast] = useState<number>()
  const at = status.state === 'saved' && isToday(status.at) ? status.at : undefined
  if (at !== undefined && at !== last) setLast(at)
  return at ?? last
}

const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString()

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
