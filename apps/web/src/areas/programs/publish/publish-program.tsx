import type { Output } from '@allenio/contract'
import {
  publicationDaysAtMost,
  publishProgram,
  releaseNoteMaxLength,
  type getProgramDifferences,
  type ProgramRow,
} from '@allenio/contract/programs'
import { addDays, isDay } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useToday } from '#shell'
import { useExerciseLibrary } from '#lib/exercise-library'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue, useMeanwhile } from '#lib/forms'
import { AttentionLine } from '#ui/attention-line'
import { DayField } from '#ui/day-field'
import { FieldSet } from '#ui/field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { Modal } from '#ui/modal'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonRows } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { assignHref, differencesQuery, programRowsQuery } from '../data.ts'
import { ChangeList } from './change-list.tsx'
import { dayWithNameless, placesOf } from './differences.ts'
import { LeftOut, OwnDays } from './followers.tsx'
import { Reach } from './reach.tsx'
import { VersionChanges } from './version-changes.tsx'
import { usePublishWords } from './words.ts'

interface PublishProgramProps {
  program: Pick<ProgramRow, 'id' | 'title' | 'client' | 'may'>
  onClose: () => void
}

/** Shows what differs for whom before the edits are handed over. */
export function PublishProgram({ program, onClose }: PublishProgramProps) {
  const t = usePublishWords()
  const query = useQuery(differencesQuery(program.id))
  if (query.data) return <PublishForm program={program} differences={query.data} onReadAgain={query.refetch} onClose={onClose} />
  return (
    <Modal opened title={t('title', { title: program.title })} onClose={onClose}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={5} columns={0} />}>
        {() => null}
      </Loaded>
    </Modal>
  )
}

const schema = z.object({
  note: z.string(),
  when: z.enum(['now', 'day']),
  day: z.string(),
  leftOut: z.array(z.string()),
  /** Days by assignment, where one gets it on another day than the others. */
  ownDays: z.record(z.string(), z.string()),
  /** The keys of the conflicts in which the model wins, by assignment. */
  taken: z.record(z.string(), z.array(z.string())),
  /** Assignments whose own versions go out with unpublished edits. */
  withDrafts: z.array(z.string()),
})
type Values = z.infer<typeof schema>

interface PublishFormProps extends PublishProgramProps {
  differences: Output<typeof getProgramDifferences>
  onReadAgain: () => Promise<{ isSuccess: boolean }>
}

function PublishForm({ program: { id, title, client, may }, differences, onReadAgain, onClose }: PublishFormProps) {
  const t = usePublishWords()
  const { revision, changes, followers, ownVersions, versions } = differences
  const meanwhile = useMeanwhile(onReadAgain)
  const { day: formatDay } = useFormats()
  const today = useToday()
  const { data: document } = useQuery(programRowsQuery(id))
  const places = placesOf(document?.rows ?? [], id, useExerciseLibrary())
  const nameless = dayWithNameless(document?.rows ?? [], id)
  const start: Values = { note: '', when: 'now', day: addDays(today, 1), leftOut: [], ownDays: {}, taken: {}, withDrafts: [] }
  const form = useEndpointForm({
    endpoint: publishProgram,
    schema,
    start,
    check: ({ when, day, ownDays }: Values) => ({
      day: when === 'day' && !isDay(day) ? t('dayMissing') : undefined,
      ...Object.fromEntries(Object.entries(ownDays).map(([id, own]) => [`ownDays.${id}`, isDay(own) ? undefined : t('dayMissing')])),
    }),
    toInput: values => ({
      id,
      revision,
      note: values.note,
      day: values.when === 'day' ? values.day : null,
      leftOut: values.leftOut,
      ownDays: Object.entries(values.ownDays).map(([programUserId, ownDay]) => ({ programUserId, day: ownDay })),
      taken: Object.entries(values.taken).map(([programUserId, keys]) => ({ programUserId, keys })),
      withDrafts: values.withDrafts.filter(userId => dayOf(values, userId) === today),
    }),
    onRefused: meanwhile.onRefused,
    onSaved: ({ release: { number }, reached, publications: [next] }) => {
      onClose()
      const isWaiting = next !== undefined && reached === 0
      // after the first version of a template is published, the most likely next step is to assign it
      const hasNoReaders = may.assign && client === null && followers + ownVersions === 0
      toast({
        type: 'success',
        ...(hasNoReaders && { buttons: [{ text: t('assign'), to: assignHref({ id }) }] }),
        text: isWaiting ? t('planned', { number, day: formatDay(next.day) }) : t('done', { number, count: reached }),
      })
    },
  })
  const { control, setValue } = form
  const [when, day, leftOut, ownDays, taken, withDrafts] = useWatch({
    control,
    name: ['when', 'day', 'leftOut', 'ownDays', 'taken', 'withDrafts'],
  })
  const dayOf = (values: Pick<Values, 'when' | 'day' | 'ownDays'>, userId: string) =>
    values.ownDays[userId] ?? (values.when === 'day' ? values.day : today)
  const isNow = (userId: string) => dayOf({ when, day, ownDays }, userId) === today
  const chooseDraft = (userId: string, isTaken: boolean) =>
    setValue('withDrafts', isTaken ? [...withDrafts, userId] : withDrafts.filter(each => each !== userId), { shouldDirty: true })
  const hasFollowers = followers + ownVersions > 0
  const isNothing = changes.length === 0 && versions.length === 0 && hasFollowers
  return (
    <FormModal
      form={form}
      size="large"
      title={t('title', { title })}
      save={when === 'day' && isDay(day) ? t('publishOn', { day: formatDay(day) }) : t('publish')}
      notice={
        meanwhile.changes > 0 && (
          <MeanwhileNotice
            key={meanwhile.changes}
            title={t('changedMeanwhile')}
            text={t(meanwhile.isRead ? 'changedMeanwhileText' : 'failed')}
          />
        )
      }
      reachesOthers
      onClose={onClose}>
      <Stack gap={20}>
        {nameless && <AttentionLine text={t('nameless', nameless)} />}
        {isNothing && <Text tone={2}>{t('nothing')}</Text>}
        <ChangeList changes={changes} places={places} />
        {!isNothing && <Reach followers={followers} ownVersions={ownVersions} />}
        {versions.length > 0 && (
          <section>
            <Title level={3}>{t('versions')}</Title>
            <Text size="small" tone={2}>
              {t('versionsText')}
            </Text>
            {versions.map(version => (
              <VersionChanges
                key={version.programUserId}
                version={version}
                places={places}
                isLeftOut={leftOut.includes(version.programUserId)}
                takenKeys={taken[version.programUserId] ?? []}
                onTake={keys => setValue('taken', { ...taken, [version.programUserId]: keys }, { shouldDirty: true })}
                isDraftTaken={isNow(version.programUserId) && withDrafts.includes(version.programUserId)}
                onDraft={isNow(version.programUserId) ? isTaken => chooseDraft(version.programUserId, isTaken) : undefined}
              />
            ))}
          </section>
        )}
        {hasFollowers && <LeftOut programId={id} value={leftOut} onChange={ids => setValue('leftOut', ids, { shouldDirty: true })} />}
        {!isNothing && (
          <>
            <FieldSet label={t('when')}>
              <SegmentedControl
                label={t('when')}
                size="medium"
                value={when}
                onChange={next => setValue('when', next, { shouldDirty: true })}
                options={[
                  { value: 'now', label: t('now') },
                  { value: 'day', label: t('onDay') },
                ]}
              />
            </FieldSet>
            <PublicationDay form={form} isShown={when === 'day'} min={today} />
            {hasFollowers && (
              <OwnDays
                programId={id}
                value={ownDays}
                onChange={days => setValue('ownDays', days, { shouldDirty: true })}
                start={when === 'now' ? addDays(today, 1) : today}
                leftOut={leftOut}
                errors={form.formState.errors.ownDays}
              />
            )}
            <TextArea
              label={t('note')}
              hint={t('noteHint')}
              optional
              minRows={2}
              maxLength={releaseNoteMaxLength}
              {...form.field('note')}
            />
          </>
        )}
      </Stack>
    </FormModal>
  )
}

interface PublicationDayProps {
  form: ReturnType<typeof useEndpointForm<typeof publishProgram, typeof schema>>
  isShown: boolean
  min: string
}

function PublicationDay({ form, isShown, min }: PublicationDayProps) {
  const t = usePublishWords()
  const field = useFormValue(form, 'day')
  return isShown && <DayField label={t('day')} min={min} max={addDays(min, publicationDaysAtMost)} {...field} />
}
