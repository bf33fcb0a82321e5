import { exerciseLimits } from '@allenio/contract/exercises'
import type { ExerciseCell } from '@allenio/contract/programs'
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useExerciseLibrary, type ExerciseLibrary } from '#lib/exercise-library'
import { useFormats } from '#lib/formats'
import { useSendQueue } from '#lib/uploads'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Dropzone } from '#ui/dropzone'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { SendingList } from '#ui/sending-list'
import { Ellipsis, Text, Title } from '#ui/text'
import { useWords } from '#ui/words'
import { acceptedAssets } from '../assets/asset-check.ts'
import { ExerciseMatch } from '../matching/exercise-match.tsx'
import { chooseFiles, filesAtMost, matchFiles, readyFiles, type ChosenFile } from './chosen-files.ts'
import { exerciseNameIn } from './file-names.ts'
import { getMediaQueue, sendMedia, useArrived } from './media-queue.ts'
import { useMediaWords } from './words.ts'

interface MediaDialogProps {
  /** Files that were dropped onto the page. */
  files: readonly File[]
  onClose: () => void
}

const megabyte = 1024 ** 2
const kinds = ['none', 'doubt', 'sure'] as const

/** Many pictures and films at once, each for the exercise whose name it has. */
export function MediaDialog({ files, onClose }: MediaDialogProps) {
  const t = useMediaWords()
  const words = useWords()
  const library = useExerciseLibrary()
  const sending = useSendQueue(getMediaQueue())
  const [start] = useState(() => chooseFiles(files, library))
  const [items, setChosen] = useState<readonly ChosenFile[]>(start.items)
  const chosen = matchFiles(items, library)
  const [messages, setMessages] = useState<readonly string[]>(start.messages)
  const [isSent, setSent] = useState(false)
  const ready = readyFiles(chosen)
  const add = (more: readonly File[]) => {
    const next = chooseFiles(more, library)
    setChosen([...chosen, ...next.items].slice(0, filesAtMost))
    setMessages(next.messages)
  }
  const send = () => {
    sendMedia(ready)
    setSent(true)
  }
  const isSending = isSent || sending.length > 0
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      text={isSending ? sending.length > 0 && t('sendingText') : t('text')}
      closesOnOutside={isSending || chosen.length === 0}
      foot={
        isSending ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button kind="primary" disabled={ready.length === 0} onClick={send}>
              {t('send', { count: ready.length })}
            </Button>
          </>
        )
      }>
      {isSending ? <Progress /> : <Choice chosen={chosen} messages={messages} library={library} onAdd={add} onChange={setChosen} />}
    </Modal>
  )
}

/** The state of each file; those that have arrived are counted. */
function Progress() {
  const t = useMediaWords()
  const queue = getMediaQueue()
  const sending = useSendQueue(queue)
  const count = useArrived()
  useEffect(() => void queue.resume(), [queue])
  return (
    <Stack gap={16}>
      <Text as="output" weight={600}>
        {sending.length === 0 ? t('allDone', { count }) : t('arrived', { count, all: count + sending.length })}
      </Text>
      <SendingList label={t('sending')} queue={queue} />
    </Stack>
  )
}

interface ChoiceProps {
  chosen: readonly ChosenFile[]
  messages: readonly string[]
  library: ExerciseLibrary
  onAdd: (files: readonly File[]) => void
  onChange: (chosen: readonly ChosenFile[]) => void
}

function Choice({ chosen, messages, onAdd, onChange }: ChoiceProps) {
  const t = useMediaWords()
  const { maxFile } = useFormats()
  const change = (id: string, exercise: ExerciseCell | null) =>
    onChange(chosen.map(each => (each.id === id ? { ...each, exercise: exercise ?? undefined, isSettled: true } : each)))
  const groups = kinds.map(kind => ({ kind, items: chosen.filter(each => each.kind === kind) })).filter(({ items }) => items.length > 0)
  return (
    <Stack gap={24}>
      <Dropzone
        title={t('drop')}
        hint={t('dropHint', { max: maxFile(Math.floor(exerciseLimits.asset / megabyte)) })}
        accept={acceptedAssets}
        multiple
        onFiles={onAdd}
        messages={messages}
      />
      {groups.map(({ kind, items }) => (
        <Stack key={kind} gap={12}>
          <Row gap={8}>
            <Title level={3} size={16}>
              {t(kind)}
            </Title>
            <Badge status={kind === 'sure' ? 'done' : 'attention'} icon={kind === 'sure' ? IconCircleCheck : IconAlertTriangle}>
              {items.length}
            </Badge>
          </Row>
          <BareList gap={12}>
            {items.map(each => (
              <FileRow
                key={each.id}
                chosen={each}
                onChoose={exercise => change(each.id, exercise)}
                onRemove={() => onChange(chosen.filter(({ id }) => id !== each.id))}
              />
            ))}
          </BareList>
        </Stack>
      ))}
    </Stack>
  )
}

interface FileRowProps {
  chosen: ChosenFile
  onChoose: (exercise: ExerciseCell | null) => void
  onRemove: () => void
}

function FileRow({ chosen: { file, kind, exercise }, onChoose, onRemove }: FileRowProps) {
  const t = useMediaWords()
  const { bytes } = useFormats()
  const [isEdited, setEdited] = useState(kind !== 'sure')
  return (
    <Row as="li" gap={8}>
      {isEdited ? (
        <Stack grow>
          <ExerciseMatch
            name={exerciseNameIn(file.name) || file.name}
            hint={`${file.name} · ${bytes(file.size)}`}
            chosen={exercise}
            none={t('nowhere')}
            onChoose={onChoose}
          />
        </Stack>
      ) : (
        <>
          <Stack gap={2} grow>
            <Ellipsis weight={500}>{exercise?.name}</Ellipsis>
            <Ellipsis size="small" tone={3}>
              {`${file.name} · ${bytes(file.size)}`}
            </Ellipsis>
          </Stack>
          <Button size="small" kind="quiet" aria-label={t('changeOf', { name: file.name })} onClick={() => setEdited(true)}>
            {t('change')}
          </Button>
        </>
      )}
      <IconButton label={t('leaveOut', { name: file.name })} icon={IconX} onClick={onRemove} />
    </Row>
  )
}
