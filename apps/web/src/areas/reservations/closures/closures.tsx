import { deleteClosure, listClosures, undeleteClosure, type Closure } from '@allenio/contract/reservations'
import { newId } from '@allenio/domain/ids'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { read } from '#lib/api'
import { addDays, clockIn, dayIn, momentOf } from '#lib/days'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { useDelete } from '#ui/deletion'
import { Disclosure } from '#ui/disclosure'
import { EmptyState } from '#ui/empty-state'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { BookingsDialog } from './bookings-dialog.tsx'
import { CreateClosure } from './create-closure.tsx'
import css from './closures.module.css'
import { useClose } from './use-close.ts'
import { useClosureWords } from './words.ts'

const closuresQuery = () => read(listClosures, {}, { quiet: true })

/** The closures from today on, to add to and to take from; the Italian holidays are offered until they are closures. */
export function Closures({ onClose }: { onClose: () => void }) {
  const t = useClosureWords()
  const me = useMe()
  const zone = me?.workspace?.presets.timeZone ?? 'Europe/Rome'
  const query = useQuery(closuresQuery())
  const mayCreate = me?.permissions.includes('create reservations') ?? false
  const isAdmin = me?.workspace?.role === 'admin'
  const [isCreating, setCreating] = useState(false)
  return (
    <Modal
      opened
      size="medium"
      title={t('heading')}
      text={t('text')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {mayCreate && (
            <Button kind="primary" icon={IconPlus} onClick={() => setCreating(true)}>
              {t('create')}
            </Button>
          )}
        </>
      }>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
        {({ closures, holidays }) => (
          <Stack gap={16}>
            {closures.length === 0 ? (
              <EmptyState level={3} title={t('empty')} text={t('emptyText')} />
            ) : (
              <div className={css.list}>
                <List label={t('heading')}>
                  {closures.map(closure => (
                    <ClosureRow key={closure.id} closure={closure} zone={zone} />
                  ))}
                </List>
              </div>
            )}
            {isAdmin && mayCreate && holidays.length > 0 && <Holidays holidays={holidays} zone={zone} />}
          </Stack>
        )}
      </Loaded>
      {isCreating && <CreateClosure zone={zone} onClose={() => setCreating(false)} />}
    </Modal>
  )
}

function ClosureRow({ closure, zone }: { closure: Closure; zone: string }) {
  const t = useClosureWords()
  const spanText = useSpanText(zone)
  const { title, host, isHoliday, may } = closure
  const remove = useDelete({
    from: listClosures,
    remove: deleteClosure,
    restore: undeleteClosure,
    input: ({ id }: Closure) => ({ id }),
    words: () => ({ deleted: t('deleted'), restored: t('undone') }),
  })
  return (
    <ListRow
      title={title}
      sub={[spanText(closure), host?.name ?? (isHoliday ? t('holiday') : t('business'))].join(' · ')}
      actions={may.delete && <IconButton label={t('actionsFor', { title })} icon={IconTrash} onClick={() => remove(closure)} />}
    />
  )
}

/** "3 dic – 5 dic", or "3 dic, 09:00–13:00". */
function useSpanText(zone: string) {
  const { shortDay } = useFormats()
  return ({ startDate, endDate }: Pick<Closure, 'startDate' | 'endDate'>): string => {
    const clocks = [startDate, endDate].map(at => clockIn(zone, Date.parse(at)))
    const first = dayIn(zone, startDate)
    if (clocks.every(clock => clock === '00:00')) {
      const last = addDays(dayIn(zone, endDate), -1)
      return first === last ? shortDay(first) : `${shortDay(first)} – ${shortDay(last)}`
    }
    return `${shortDay(first)}, ${clocks.join('–')}`
  }
}

interface HolidaysProps {
  holidays: readonly { day: string; name: string }[]
  zone: string
}

/** The holidays that are not closures yet, to tick. */
function Holidays({ holidays, zone }: HolidaysProps) {
  const t = useClosureWords()
  const { fullDay } = useFormats()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { isBusy, bookings, close, settle, giveUp } = useClose(() => setChosen([]))
  const instant = (day: string) => new Date(momentOf(day, '00:00', zone)).toISOString()
  const add = () =>
    close(
      holidays
        .filter(({ day }) => chosen.includes(day))
        .map(({ day, name }) => ({
          id: newId(),
          title: name,
          startDate: instant(day),
          endDate: instant(addDays(day, 1)),
          isHoliday: true,
        })),
    )
  return (
    <Disclosure title={t('holidays')} sub={String(holidays.length)}>
      <Stack gap={12}>
        <Text tone={2}>{t('holidaysText')}</Text>
        <Stack gap={8}>
          {holidays.map(({ day, name }) => (
            <Checkbox
              key={day}
              label={`${name}, ${fullDay(day)}`}
              checked={chosen.includes(day)}
              onChange={({ target }) => setChosen(target.checked ? [...chosen, day] : chosen.filter(each => each !== day))}
            />
          ))}
        </Stack>
        <Row gap={8} wrap>
          <Button kind="quiet" size="small" onClick={() => setChosen(holidays.map(({ day }) => day))}>
            {t('addAllHolidays')}
          </Button>
          {chosen.length > 0 && (
            <Button size="small" isBusy={isBusy} onClick={add}>
              {t('addHolidays', { count: chosen.length })}
            </Button>
          )}
        </Row>
      </Stack>
      {bookings.length > 0 && <BookingsDialog bookings={bookings} zone={zone} isBusy={isBusy} onSettle={settle} onClose={giveUp} />}
    </Disclosure>
  )
}
