import { useState } from 'react'
import { BarChart, LineChart } from '#ui/chart'
import type { Series } from '#ui/chart'
import { Figure } from '#ui/figure'
import { SegmentedControl } from '#ui/segmented-control'
import { Part, Specimen, useSay } from './specimen.tsx'

const first = Date.UTC(2026, 7, 24)
const dayAt = (index: number) => new Date(first + index * 86_400_000).toISOString().slice(0, 10)

/** The weights of somebody who loses weight, with daily noise. The numbers are the same at each visit. */
function weights(count: number, every = 1) {
  const line = (index: number) => 74.6 - (index * 5) / count + Math.sin(index / 9) * 0.4
  return Array.from({ length: count }, (_, index) => ({
    day: dayAt(index * every),
    mean: line(index),
    kg: line(index) + Math.sin(index * 12.9898) * 0.5,
  }))
}

export function Charts() {
  const say = useSay()
  const [count, setCount] = useState<'84' | '1000'>('84')
  const points = weights(Number(count), count === '84' ? 1 : 2)
  const series: Series[] = [
    { key: 'mean', label: say('Media', 'Mean'), points: points.map(({ day, mean }) => ({ day, value: mean })) },
    { key: 'kg', label: say('Peso', 'Weight'), look: 'points', points: points.map(({ day, kg }) => ({ day, value: kg })) },
  ]
  const waist: Series[] = [
    {
      key: 'waist',
      label: say('Vita', 'Waist'),
      points: [92, 91, 90.5, null, 89, 88, 88.5, 87].map((value, index) => ({ day: dayAt(index * 14), value })),
    },
  ]
  return (
    <Part
      id="charts"
      title={say('Grafici', 'Charts')}
      text={say(
        'Nomi accanto alle linee, mai legende. La fascia dice dove arrivare, i segni che cosa è cambiato. Ogni grafico ' +
          'è anche una tabella.',
        'Names beside the lines, never legends. The band says where to get, marks say what changed. Every chart is a table, too.',
      )}>
      <Specimen title={say('Linee', 'Lines')} layout="stack">
        <LineChart
          label={say('Peso', 'Weight')}
          unit="kg"
          series={series}
          height={300}
          band={{ from: 69, to: 70, label: say('Obiettivo 69–70', 'Target 69–70') }}
          marks={[
            { day: dayAt(24), label: '−150 kcal' },
            { day: dayAt(42), label: say('Nuova scheda', 'New programme') },
            { day: dayAt(63), label: say('Passi 9.000', 'Steps 9,000') },
          ]}
          head={
            <>
              <Figure value="−4,8" unit={say('kg in 12 settimane', 'kg in 12 weeks')} />
              <SegmentedControl
                label={say('Quanti', 'How many')}
                value={count}
                onChange={setCount}
                options={[
                  { value: '84', label: '84' },
                  { value: '1000', label: '1.000' },
                ]}
              />
            </>
          }
        />
      </Specimen>
      <Specimen title={say('Con un vuoto', 'With a gap')} layout="stack">
        <LineChart label={say('Vita', 'Waist')} unit="cm" series={waist} target={{ value: 85 }} height={200} />
      </Specimen>
      <Specimen title={say('Obiettivo lontano', 'A far target')} layout="stack">
        <LineChart label={say('Vita', 'Waist')} unit="cm" series={waist} target={{ value: 60 }} height={180} />
      </Specimen>
      <Specimen title={say('Più linee', 'Several lines')} layout="stack">
        <LineChart
          label={say('Braccia', 'Arms')}
          unit="cm"
          height={200}
          series={[say('Destro', 'Right'), say('Sinistro', 'Left'), say('Contratto', 'Flexed')].map((label, index) => ({
            key: label,
            label,
            points: [0, 1, 2, 3, 4].map(step => ({ day: dayAt(step * 30), value: 31 + index * 0.3 + step * 0.2 * (index + 1) })),
          }))}
        />
      </Specimen>
      <Specimen title={say('Un punto, nessuno', 'One point, none')} layout="fields">
        <LineChart
          label={say('Collo', 'Neck')}
          unit="cm"
          series={[{ key: 'neck', label: '', points: [{ day: dayAt(0), value: 38 }] }]}
          height={240}
        />
        <LineChart label={say('Collo', 'Neck')} unit="cm" series={[{ key: 'neck', label: '', points: [] }]} height={240} />
      </Specimen>
      <Specimen title={say('Colonne', 'Bars')} layout="fields">
        <BarChart
          label={say('Nuovi clienti', 'New clients')}
          period="month"
          series={[
            {
              key: 'added',
              label: say('Nuovi', 'New'),
              points: [3, 5, 2, 8, 6, 11].map((value, index) => ({ day: `2026-0${index + 3}`, value })),
            },
          ]}
        />
        <BarChart
          label={say('Attività', 'Activity')}
          period="week"
          stacked
          series={[say('Pesi', 'Weights'), say('Foto', 'Photos')].map((label, index) => ({
            key: label,
            label,
            points: Array.from({ length: 12 }, (_, week) => ({ day: dayAt(week * 7), value: (week * 7 + index * 5) % 23 })),
          }))}
        />
      </Specimen>
    </Part>
  )
}
