import type { ShownFile } from '@allenio/contract/files'
import { poses, type Pose } from '@allenio/contract/progress'
import { surveyLimits, type AnswerFile } from '@allenio/contract/surveys'
import { checkAnswer } from '@allenio/domain/surveys'
import { boundsOf } from '@allenio/domain/metrics'
import { newId } from '@allenio/domain/ids'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { PosePhotos, type PoseFiles } from '#areas/progress'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Dropzone } from '#ui/dropzone'
import { FieldError } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import type { NamedMetrics } from '../data.ts'
import { useFaultSentence } from '../faults.ts'
import type { LocalFiles } from '../stored-answers.ts'
import { useAnsweringWords } from '../words.ts'
import { FigureField } from './figure-fields.tsx'
import type { QuestionFieldProps } from './question-props.ts'

const acceptOf = { image: 'image/*', video: 'video/*', other: '*/*' } as const

const answerFile = (file: File): AnswerFile => ({ id: newId(), name: file.name, mimeType: file.type, bytes: file.size })

const megabyte = 1_048_576

export function FilesField(props: QuestionFieldProps<'files'> & { metrics: NamedMetrics }) {
  const { question, answer, error, onAnswer, onFiles, metrics } = props
  const t = useAnsweringWords()
  const { bytes } = useFormats()
  const sentenceOf = useFaultSentence()
  const today = useToday()
  const [messages, setMessages] = useState<readonly string[]>([])
  const { accepts, most } = question
  const chosenFiles = answer?.files ?? []
  const add = (files: File[]) => {
    const refusals: string[] = []
    const added: Record<string, File> = {}
    let next = chosenFiles
    for (const file of files) {
      const named = answerFile(file)
      const grown = [...next, named]
      const fault = checkAnswer(question, { kind: 'files', files: grown }, { today, metrics: metrics.facts })
      if (fault) refusals.push(sentenceOf(fault))
      else {
        next = grown
        added[named.id] = file
      }
    }
    setMessages([...new Set(refusals)])
    if (next === chosenFiles) return
    onFiles(added)
    onAnswer({ kind: 'files', files: next })
  }
  const remove = (id: string) => {
    const files = chosenFiles.filter(each => each.id !== id)
    setMessages([])
    onAnswer(files.length > 0 ? { kind: 'files', files } : undefined)
  }
  const [megabytes, movie] = [Math.floor(surveyLimits.file / megabyte), Math.floor(surveyLimits.movie / megabyte)]
  const mayBeMovie = accepts.some(kind => kind !== 'image')
  return (
    <Stack gap={12}>
      {chosenFiles.length < most && (
        <Dropzone
          title={t('addFiles')}
          hint={t(mayBeMovie ? 'filesHintMovies' : 'filesHint', { count: most, megabytes, movie })}
          accept={accepts.includes('other') ? undefined : accepts.map(kind => acceptOf[kind]).join(',')}
          multiple={most > 1}
          onFiles={add}
          messages={messages}
        />
      )}
      {chosenFiles.length > 0 && (
        <List label={t('uploadedFiles')}>
          {chosenFiles.map(({ id, name, bytes: size }) => (
            <ListRow
              key={id}
              title={name}
              sub={bytes(size)}
              actions={<IconButton label={t('removeFile', { name })} icon={IconTrash} onClick={() => remove(id)} />}
            />
          ))}
        </List>
      )}
      {error && <FieldError>{error}</FieldError>}
    </Stack>
  )
}

/** Photos of the body, and the weight of the day where the question asks for it. */
export function ProgressField(props: QuestionFieldProps<'progress'>) {
  const { question, answer, last, error, files, savedFiles, clientId, onAnswer, onFiles, onUnreadable } = props
  const t = useAnsweringWords()
  const photos = answer?.photos ?? {}
  const kg = answer?.kg ?? null
  const weight = boundsOf('weight')
  const change = (next: { photos: typeof photos; kg: number | null }) =>
    onAnswer(Object.keys(next.photos).length === 0 && next.kg === null ? undefined : { kind: 'progress', ...next })
  const takePhotos = (taken: PoseFiles) => {
    const added: Record<string, File> = {}
    const named = poses.flatMap(pose => {
      const file = taken[pose]
      // a photo that the server has stays, unless another one takes its place
      const saved = photos[pose]
      if (!file) return saved && !files[saved.id] ? [[pose, saved] as const] : []
      const knownPhoto = Object.values(photos).find(photo => files[photo.id] === file)
      const photo = knownPhoto ?? answerFile(file)
      if (!knownPhoto) added[photo.id] = file
      return [[pose, photo] as const]
    })
    onFiles(added)
    change({ photos: Object.fromEntries(named), kg })
  }
  return (
    <Stack gap={20}>
      <PosePhotos start={filesOf(photos, files)} saved={savedOf(photos, savedFiles)} clientId={clientId} onChange={takePhotos} />
      {question.asksForWeight && (
        <FigureField
          isSmall
          label={t('weightToo')}
          unit={t('kg')}
          {...weight}
          error={undefined}
          value={kg ?? undefined}
          start={last?.kg ?? undefined}
          onValue={value => change({ photos, kg: value ?? null })}
          onUnreadable={onUnreadable}
        />
      )}
      {error && <FieldError>{error}</FieldError>}
    </Stack>
  )
}

const filesOf = (photos: Partial<Record<Pose, AnswerFile>>, files: LocalFiles): PoseFiles =>
  Object.fromEntries(
    poses.flatMap(pose => {
      const file = photos[pose] && files[photos[pose].id]
      return file ? [[pose, file] as const] : []
    }),
  )

const savedOf = (photos: Partial<Record<Pose, AnswerFile>>, savedFiles: ReadonlyMap<string, ShownFile>) =>
  Object.fromEntries(
    poses.flatMap(pose => {
      const file = photos[pose] && savedFiles.get(photos[pose].id)
      return file ? [[pose, file] as const] : []
    }),
  )
