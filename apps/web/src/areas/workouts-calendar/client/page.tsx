import { getClientDetail } from '@allenio/contract/clients'
import { deleteProgram, prepareOwnVersion, undeleteProgram } from '@allenio/contract/programs'
import type { TrainingEntry } from '@allenio/contract/workouts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { workoutHref } from '#areas/workouts'
import { goTo, useMe, useParam } from '#shell'
import { read, useCall } from '#lib/api'
import { dayIn } from '#lib/days'
import { useIsHand } from '#lib/device'
import { parseId, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { toastWithUndo } from '#ui/toast'
import { clientCalendarHref, clientCalendarQuery } from '../data.ts'
import css from './client.module.css'
import { CopyEntry } from './copy-entry.tsx'
import { CreateEntry } from './create-entry.tsx'
import { nameOfEntry } from '../calendar/entries.ts'
import { EntryPanel } from '../calendar/entry-panel.tsx'
import { MoveEntry } from '../calendar/move-entry.tsx'
import { ProgramHead, ProgramWeek } from './program-place.tsx'
import { TrainingCalendar } from '../calendar/training-calendar.tsx'
import { useTeamMoves } from './use-team-moves.ts'
import { useCalendarWords } from '../calendar/words.ts'

/** Answers: what does this person do on which day, and what has become of it? */
export function Page() {
  const id = useParam('id')
  return <ClientCalendar key={id} id={id} />
}

type Dialog = { kind: 'move' | 'copy' | 'open'; entry: TrainingEntry } | { kind: 'create'; day: string }

/** The day that shows and the program that is looked at stand in the address. */
const usePlace = () =>
  useSearch({
    strict: false,
    select: (search: Readonly<Record<string, unknown>>) => ({ day: parseText(search['day']), program: parseId(search['program']) }),
    structuralSharing: true,
  })

function ClientCalendar({ id }: { id: string }) {
  const t = useCalendarWords()
  const me = useMe()
  const isHand = useIsHand()
  const zone = me?.workspace?.presets.timeZone ?? 'Europe/Rome'
  const place = usePlace()
  const { program } = place
  const day = place.day ?? dayIn(zone)
  const { data: client } = useQuery(read(getClientDetail, { id }, { quiet: true, isStored: true }))
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  const move = useTeamMoves(id)
  const undelete = useCall(undeleteProgram)
  const remove = useCall(deleteProgram)
  const adapt = useCall(prepareOwnVersion, { onSuccess: ({ programId }) => edit(programId) })
  const mayPlan = (me?.permissions.includes('update programs') ?? false) && client?.status === 'active'
  const create = (at: string) => setDialog({ kind: 'create', day: at })
  const deleteEntry = (entry: TrainingEntry) => {
    const programId = entry.plan?.programId ?? ''
    const onSuccess = () => toastWithUndo(t('deleted', { name: nameOfEntry(entry, t) }), () => undelete.mutate({ id: programId }))
    remove.mutate({ id: programId, keepsClients: false }, { onSuccess })
    close()
  }
  return (
    <div className={css.page}>
      {program !== undefined && <ProgramHead clientId={id} programUserId={program} />}
      <TrainingCalendar
        key={program}
        read={days => clientCalendarQuery(id, days)}
        isTeam
        zone={zone}
        day={day}
        onDay={next => goTo(clientCalendarHref(id, { day: next, program }), { replace: true })}
        programUserId={program}
        onOpen={entry => setDialog({ kind: 'open', entry })}
        onMove={move}
        onCreate={mayPlan && program === undefined ? create : undefined}
        actions={
          mayPlan &&
          program === undefined &&
          !isHand && (
            <Button size="small" icon={IconPlus} onClick={() => create(day)}>
              {t('add')}
            </Button>
          )
        }
        below={program === undefined ? undefined : (calendar, days) => <ProgramWeek calendar={calendar} days={days} clientId={id} />}
      />
      {dialog?.kind === 'open' && (
        <EntryPanel
          entry={dialog.entry}
          isTeam
          workoutHref={workoutId => workoutHref({ id: workoutId, client: { id } })}
          programHref={dialog.entry.plan ? clientCalendarHref(id, { day, program: dialog.entry.plan.programUserId }) : undefined}
          onMove={() => setDialog({ kind: 'move', entry: dialog.entry })}
          onPutBack={() => {
            close()
            void move(dialog.entry, null)
          }}
          onCopy={() => setDialog({ kind: 'copy', entry: dialog.entry })}
          onEdit={() => editEntry(dialog.entry, programUserId => adapt.mutate({ id: programUserId }))}
          onDelete={() => deleteEntry(dialog.entry)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'move' && <MoveEntry entry={dialog.entry} onMove={to => void move(dialog.entry, to)} onClose={close} />}
      {dialog?.kind === 'copy' && client && <CopyEntry entry={dialog.entry} client={client} onClose={close} />}
      {dialog?.kind === 'create' && <CreateEntry clientId={id} day={dialog.day} onClose={close} />}
    </div>
  )
}

const edit = (programId: string) => goTo(hrefTo('/programs/$id/manage', { id: programId }))

/** A single workout is the client's own; of a program they first need a version of their own. */
function editEntry({ plan }: TrainingEntry, prepare: (programUserId: string) => void): void {
  if (plan?.isSingle) edit(plan.programId)
  else if (plan) prepare(plan.programUserId)
}
