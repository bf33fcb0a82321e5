import { IconBarbell, IconMapPin, IconPlus, IconVideo } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { eventColors } from '#lib/event-colors'
import { addDays, dayIn, mondayOf, momentOf } from '#lib/days'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Calendar as CalendarPart } from '#ui/calendar'
import type { CalendarBand, CalendarEntry, CalendarSpan, CalendarView } from '#ui/calendar'
import css from './dev.module.css'
import { SegmentedControl } from '#ui/segmented-control'
import { Part, useSay } from './specimen.tsx'

const zone = 'Europe/Rome'
const hours = { first: 7, last: 21 }
const none: readonly never[] = []
const people = ['Giulia Ferri', 'Marco Sala', 'Elena Conti', 'Davide Riva', 'Sara Longo'].map((name, at) => ({ id: `${at}`, name }))

type Say = ReturnType<typeof useSay>

/** Entries in the five weeks around today or all in this one, and a few that are hard to draw. Each visit shows the same. */
function sampleEntries(say: Say, count: number): CalendarEntry[] {
  const first = addDays(mondayOf(dayIn(zone)), -14)
  const at = (day: number, clock: string) => new Date(momentOf(addDays(first, day), clock, zone)).toISOString()
  const titles = [
    say('Panca con Martina', 'Bench with Martina'),
    say('Sala corsi: mobilità', 'Class: mobility'),
    say('Prima visita', 'First visit'),
    say('Check-in', 'Check-in'),
  ]
  const clock = (minute: number) => `${`${Math.floor(minute / 60)}`.padStart(2, '0')}:${`${minute % 60}`.padStart(2, '0')}`
  const many = Array.from({ length: count }, (_, index): CalendarEntry => {
    const [day, start] = [count > 100 ? 14 + (index % 7) : (index * 3) % 35, 7 * 60 + ((index * 11) % 25) * 30]
    const length = [30, 60, 90, 45][index % 4] ?? 60
    const isFull = index % 9 === 0
    const isPast = day < 14
    return {
      id: `${index}`,
      start: at(day, clock(start)),
      end: at(day, clock(start + length)),
      title: titles[index % titles.length] ?? '',
      detail: index % 3 === 0 ? say('Studio 2', 'Room 2') : undefined,
      color: eventColors[index % eventColors.length] ?? 'blue',
      icon: index % 4 === 1 ? IconBarbell : undefined,
      mark: index % 4 === 1 ? `${index % 8}/8` : undefined,
      isDisabled: isFull || isPast,
      stateText: isPast ? say('passato', 'past') : isFull ? say('al completo', 'full') : undefined,
      personId: people[index % people.length]?.id,
      mayMove: !isPast,
      mayResize: !isPast,
    }
  })
  const own = (id: string, entry: Pick<CalendarEntry, 'start' | 'end' | 'title' | 'color'> & Partial<CalendarEntry>): CalendarEntry => ({
    id,
    personId: '0',
    mayMove: true,
    mayResize: true,
    ...entry,
  })
  return [
    ...many,
    own('short', { start: at(15, '08:00'), end: at(15, '08:05'), title: say('Chiamare Luca', 'Call Luca'), color: 'red', icon: IconVideo }),
    own('night', { start: at(16, '22:30'), end: at(17, '01:30'), title: say('Viaggio di ritorno', 'Journey home'), color: 'dark' }),
    own('days', {
      start: at(16, '00:00'),
      end: at(19, '00:00'),
      isAllDay: true,
      title: say('Fiera di Rimini', 'Rimini fair'),
      color: 'green',
      icon: IconMapPin,
    }),
    own('long', { start: at(18, '09:00'), end: at(20, '13:00'), title: say('Corso di aggiornamento', 'Training course'), color: 'blue2' }),
    own('one', {
      start: at(17, '00:00'),
      end: at(18, '00:00'),
      isAllDay: true,
      title: say('Scade la scheda di Anna', 'Anna’s program ends'),
      color: 'yellow',
    }),
  ]
}

function sampleBands(say: Say): CalendarBand[] {
  const monday = mondayOf(dayIn(zone))
  const at = (day: number, clock: string) => new Date(momentOf(addDays(monday, day), clock, zone)).toISOString()
  const open = [0, 1, 2, 3, 4, 5].map((day): CalendarBand => ({
    id: `open${day}`,
    kind: 'open',
    start: at(day, '07:00'),
    end: at(day, day === 5 ? '13:00' : '21:00'),
  }))
  return [
    ...open,
    { id: 'closed', kind: 'closed', start: at(4, '14:00'), end: at(4, '18:00'), label: say('Chiuso', 'Closed') },
    { id: 'busy', kind: 'busy', start: at(1, '12:00'), end: at(1, '14:00'), label: say('Occupata', 'Busy'), personId: '0' },
  ]
}

export function Calendar() {
  const say = useSay()
  const [view, setView] = useState<CalendarView>('week')
  const [day, setDay] = useState(() => dayIn(zone))
  const [hasBands, setHasBands] = useState(true)
  const [count, setCount] = useState<'100' | '1000'>('100')
  const [samples] = useState(() => ({ 100: sampleEntries(say, 100), 1000: sampleEntries(say, 1000) }))
  const initial = samples[count]
  const [changes, setChanges] = useState<readonly CalendarEntry[]>([])
  const [log, setLog] = useState('')
  const [bands] = useState(() => sampleBands(say))
  const entries = useMemo(() => {
    const changed = new Set(changes.map(({ id }) => id))
    return [...initial.filter(({ id }) => !changed.has(id)), ...changes]
  }, [initial, changes])
  const put = (entry: CalendarEntry) => setChanges(now => [...now.filter(({ id }) => id !== entry.id), entry])
  const create = (span: CalendarSpan) => {
    setLog(`onCreate ${JSON.stringify(span)}`)
    put({ ...span, id: `new${changes.length}`, title: say('Nuova seduta', 'New session'), color: 'blue', mayMove: true, mayResize: true })
  }
  const conflicts = (entry: CalendarEntry | null, span: CalendarSpan) => {
    if (span.isAllDay) return []
    const others = entries.filter(
      other =>
        other.id !== entry?.id &&
        other.personId === (span.personId ?? '0') &&
        !other.isAllDay &&
        Date.parse(other.start) < Date.parse(span.end) &&
        Date.parse(other.end) > Date.parse(span.start),
    )
    return others.slice(0, 2).map(({ title }) => say(`Si sovrappone a ${title}.`, `Overlaps ${title}.`))
  }
  return (
    <Part
      id="calendar"
      title={say('Calendario', 'Calendar')}
      text={say(
        'Giorno, settimana, mese, elenco e team. Si trascina, si tiene premuto, o si usano le frecce.',
        'Day, week, month, list and team. Drag, press and hold, or use the arrows.',
      )}>
      <div className={css.calendar}>
        <CalendarPart
          label={say('Calendario di prova', 'Sample calendar')}
          view={view}
          onView={(chosen, at) => {
            setView(chosen)
            setDay(at)
          }}
          day={day}
          onDay={setDay}
          zone={zone}
          hours={hours}
          entries={entries}
          people={people}
          bands={hasBands ? bands : none}
          onOpen={entry => setLog(`onOpen ${entry.id}`)}
          onCreate={create}
          onChange={async (entry, span) => {
            setLog(`onChange ${entry.id} ${JSON.stringify(span)}`)
            // as long as a server takes
            await new Promise(resolve => setTimeout(resolve, 400))
            put({ ...entry, ...span })
          }}
          conflictsOf={conflicts}
          actions={
            <Button kind="primary" size="small" icon={IconPlus}>
              {say('Nuovo', 'New')}
            </Button>
          }
          filters={
            <div className={css.row}>
              <Checkbox
                label={say('Orari di apertura', 'Opening hours')}
                checked={hasBands}
                onChange={({ target }) => setHasBands(target.checked)}
              />
              <SegmentedControl
                label={say('Impegni', 'Entries')}
                value={count}
                onChange={setCount}
                options={[
                  { value: '100', label: '100' },
                  { value: '1000', label: '1.000' },
                ]}
              />
            </div>
          }
        />
      </div>
      <output data-calendar-log>{log}</output>
    </Part>
  )
}
