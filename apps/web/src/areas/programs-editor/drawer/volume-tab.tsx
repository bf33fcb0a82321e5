import { muscles } from '@allenio/contract/exercises'
import { presetProgramSettings } from '@allenio/contract/programs'
import { muscleName } from '@allenio/domain/exercises'
import { volumeBandSource, weekVolumes } from '@allenio/domain/programs'
import { useMemo } from 'react'
import { useLanguage } from '#lib/words'
import { BareList, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { useState } from 'react'
import { useExerciseLibrary } from '#lib/exercise-library'
import { useStored } from '#lib/store'
import { rowsOfDay } from '../outline.ts'
import { useEditor, useWeek } from '../session.ts'
import { useVolumeBand } from '../settings.ts'
import { useEditorWords } from '../words.ts'
import { useDrawerWords } from './words.ts'
import css from './drawer.module.css'
import { MuscleBar } from './muscle-bar.tsx'

/** Sets of each muscle in the week that is volume, against what is advised and against an earlier week. */
export function VolumeTab() {
  const t = useEditorWords()
  const say = useDrawerWords()
  const language = useLanguage()
  const library = useExerciseLibrary()
  const { document, programId } = useEditor()
  const rows = useStored(document.rows)
  const week = useWeek()
  const band = useVolumeBand()
  const isAdvised = band.least === presetProgramSettings.volumeFrom && band.most === presetProgramSettings.volumeTo
  const [otherId, setOtherId] = useState('')
  const volumes = useMemo(() => weekVolumes(rows, programId, library.muscles), [rows, programId, library])
  const weekIndex = volumes.findIndex(({ weekId }) => weekId === week?.id)
  const volume = volumes[weekIndex]
  if (!volume || !week) return null
  const earlier = volumes.slice(0, weekIndex)
  const other = earlier.find(({ weekId }) => weekId === otherId) ?? earlier.at(-1)
  const used = muscles.filter(muscle => volume.muscles.has(muscle) || other?.muscles.has(muscle))
  // a day that is still to be written would say that every muscle has too little
  const isComplete = week.days.length > 0 && week.days.every(day => rowsOfDay(day).length > 0)
  const most = Math.max(band.most * 1.2, ...used.map(muscle => volume.muscles.get(muscle) ?? 0))
  return (
    <Stack gap={16}>
      <Text size="inherit" tone={2}>
        <span className={css.big}>{volume.sets}</span> {say('setsInWeek', { count: volume.sets, number: week.number })}
      </Text>
      {other && (
        <Select
          label={say('compareWith')}
          size="small"
          value={other.weekId}
          onChange={event => setOtherId(event.target.value)}
          options={earlier.map(({ weekId }, index) => ({ value: weekId, label: t('week', { number: index + 1 }) }))}
        />
      )}
      {used.length === 0 ? (
        <Text tone={2}>{say('noVolume')}</Text>
      ) : (
        <BareList gap={16}>
          {used.map(muscle => (
            <MuscleBar
              key={muscle}
              name={muscleName(muscle, language)}
              sets={volume.muscles.get(muscle) ?? 0}
              before={other ? (other.muscles.get(muscle) ?? 0) : undefined}
              band={band}
              isComplete={isComplete}
              most={most}
            />
          ))}
        </BareList>
      )}
      <Text size="hint" tone={2} prose>
        {/* the studies are named for their own figures alone */}
        {say('bandSource', { least: band.least, most: band.most, source: isAdvised ? ` (${volumeBandSource})` : '' })}
      </Text>
    </Stack>
  )
}
