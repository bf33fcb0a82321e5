import { IconMetronome, IconPlayerStop, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { parseTempo, type Tempo } from '@allenio/domain/programs'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { devicePreference } from '../device-preference.ts'
import { click } from './click.ts'
import css from './tempo.module.css'
import { tempoMoment, tempoParts, type TempoMoment } from './tempo-phases.ts'
import { useNow } from './use-clock.ts'
import { useClockWords } from './words.ts'

const leadMs = 3_000
const tickSetting = devicePreference('tempo ticks', stored => stored !== false)

/** The tempo of an exercise: its four parts, and a guide through them by eye and ear. Text that is no tempo draws nothing. */
export function TempoGuide({ tut }: { tut: string | undefined }) {
  const tempo = parseTempo(tut?.trim() ?? '')
  return tempo && <Guide tempo={tempo} text={tut ?? ''} />
}

function Guide({ tempo, text }: { tempo: Tempo; text: string }) {
  const t = useClockWords()
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const hasTicks = tickSetting.useValue()
  const now = useNow(startedAt)
  const moment = startedAt === null ? undefined : tempoMoment(tempo, now - startedAt)
  useTicks(moment, hasTicks)
  const textOf = (seconds: number | null) => (seconds === null ? t('fast') : seconds === 0 ? '–' : t('seconds', { count: seconds }))
  return (
    <Stack gap={8}>
      <Row gap={8} justify="between">
        <Text as="span" tone={2}>
          {startedAt === null ? t('tempo', { tempo: text }) : moment ? t('repetition', { count: moment.repetition }) : t('getReady')}
        </Text>
        <Row gap={4}>
          <IconButton
            size="small"
            label={t(hasTicks ? 'ticksOff' : 'ticksOn')}
            icon={hasTicks ? IconVolume : IconVolumeOff}
            onClick={() => tickSetting.set(!hasTicks)}
          />
          <Button
            size="small"
            icon={startedAt === null ? IconMetronome : IconPlayerStop}
            onClick={() => setStartedAt(startedAt === null ? Date.now() + leadMs : null)}>
            {t(startedAt === null ? 'startTempo' : 'stopTempo')}
          </Button>
        </Row>
      </Row>
      <BareList as="ol" className={css.parts}>
        {tempoParts.map(part => (
          <li key={part} className={classes(css.part, moment?.part === part && css.now)} aria-current={moment?.part === part || undefined}>
            <Text as="span" size="hint" tone="inherit">
              {t(part)}
            </Text>
            <Text as="span" weight={600} tone="inherit" figures>
              {moment?.part === part ? moment.left : textOf(tempo[part])}
            </Text>
          </li>
        ))}
      </BareList>
    </Stack>
  )
}

/** The first second of a part sounds higher. */
function useTicks(moment: TempoMoment | undefined, isOn: boolean): void {
  const { beat, isStart = false } = moment ?? {}
  const tick = useEffectEvent(() => click(isStart))
  useEffect(() => {
    if (beat !== undefined && isOn) tick()
  }, [beat, isOn])
}
