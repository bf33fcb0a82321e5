import { getProgram, listPrograms, type ProgramRow } from '@allenio/contract/programs'
import { programLimits } from '@allenio/domain/programs'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WeekPlaceChoice, type WeekPlace } from '#areas/programs'
import { listQuery, messageOf, read, useSettled } from '#lib/api'
import { useSelected } from '#lib/store'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { FieldError, FieldSet } from '#ui/field'
import { FormFoot } from '#ui/form-foot'
import { Stack } from '#ui/layout'
import { ChoiceList } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { closeDialog } from '../dialogs.ts'
import { importWeeks } from '../gestures/imports.ts'
import { useEditor } from '../session.ts'
import { usePartWords } from '../weeks/words.ts'
import { useEditorWords } from '../words.ts'

type Source = Pick<ProgramRow, 'id' | 'title'>

/** Weeks of another program into the one that is open. */
export function ImportProgramDialog() {
  const say = usePartWords()
  const [source, setSource] = useState<Source>()
  return (
    <SidePanel opened onClose={closeDialog} title={say('importProgram')} width={560}>
      {source ? <WeekChoice source={source} onBack={() => setSource(undefined)} /> : <SourceChoice onChoose={setSource} />}
    </SidePanel>
  )
}

function SourceChoice({ onChoose }: { onChoose: (source: Source) => void }) {
  const say = usePartWords()
  const t = useEditorWords()
  const { programId } = useEditor()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(listQuery(listPrograms, { ...(search && { search }) }, { rows: ({ programs }) => programs, quiet: true }))
  return (
    <Stack gap={16}>
      <TextField
        label={say('searchProgram')}
        labelHidden
        type="search"
        icon={IconSearch}
        placeholder={say('searchProgram')}
        autoComplete="off"
        value={typed}
        data-autofocus
        onChange={event => setTyped(event.target.value)}
        onClear={() => setTyped('')}
      />
      <Loaded query={list} failed={say('programsFailed')} skeleton={<SkeletonRows rows={6} columns={0} />}>
        {({ rows }) => {
          const others = rows.filter(({ id, weeks }) => id !== programId && weeks > 0)
          return others.length === 0 ? (
            <Text tone={2}>{say('noPrograms')}</Text>
          ) : (
            <ChoiceList
              label={t('program')}
              items={others}
              keyOf={({ id }) => id}
              onChoose={onChoose}
              show={({ title, weeks, folder }) => (
                <Stack>
                  <Text as="span" breaks>
                    {title}
                  </Text>
                  <Text as="span" size="hint" tone={2}>
                    {[say('weekCount', { count: weeks }), folder?.name].filter(Boolean).join(' · ')}
                  </Text>
                </Stack>
              )}
            />
          )
        }}
      </Loaded>
      <LoadMore list={list} />
    </Stack>
  )
}

function WeekChoice({ source, onBack }: { source: Source; onBack: () => void }) {
  const say = usePartWords()
  const t = useEditorWords()
  const session = useEditor()
  const weekCount = useSelected(session.outline, ({ weeks }) => weeks.length)
  const query = useQuery(read(getProgram, { id: source.id }, { quiet: true }))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [place, setPlace] = useState<WeekPlace>('append')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (weekIds: string[]) => importWeeks(session, { from: source.id, weekIds, isReplacing: place === 'replace' }),
    onSuccess: closeDialog,
  })
  const toggle = (id: string) => setLeft(left.has(id) ? new Set([...left].filter(each => each !== id)) : new Set([...left, id]))
  return (
    <Loaded query={query} failed={say('programsFailed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
      {({ weekList }) => {
        const chosenIds = weekList.filter(({ id }) => !left.has(id)).map(({ id }) => id)
        const count = chosenIds.length + (place === 'append' ? weekCount : 0)
        const isFull = count > programLimits.weeks
        return (
          <Stack gap={20}>
            <Text tone={2} breaks>
              {source.title}
            </Text>
            <FieldSet label={t('weeks')}>
              <Stack gap={12}>
                {weekList.map(({ id, weekNumber, name, days }) => (
                  <Checkbox
                    key={id}
                    checked={!left.has(id)}
                    onChange={() => toggle(id)}
                    label={[t('week', { number: weekNumber }), name].filter(Boolean).join(' · ')}
                    hint={t('exerciseCount', { count: days.flatMap(day => day.workouts).flatMap(workout => workout.exercises).length })}
                  />
                ))}
              </Stack>
            </FieldSet>
            {weekCount > 0 && <WeekPlaceChoice value={place} onChange={setPlace} />}
            <FormFoot
              on="sheet"
              note={
                isFull ? (
                  <FieldError>{say('programFull', { count: programLimits.weeks })}</FieldError>
                ) : (
                  error && <FieldError>{messageOf(error)}</FieldError>
                )
              }>
              <Button kind="quiet" onClick={onBack}>
                {say('otherProgram')}
              </Button>
              <Button kind="primary" isBusy={isPending} disabled={chosenIds.length === 0 || isFull} onClick={() => mutate(chosenIds)}>
                {say('importWeeks', { count: chosenIds.length })}
              </Button>
            </FormFoot>
          </Stack>
        )
      }}
    </Loaded>
  )
}
