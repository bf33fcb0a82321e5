import { listClientPauses, type ClientPause } from '@allenio/contract/clients'
import { currentPause } from '@allenio/domain/clients'
import { romeDay } from '@allenio/domain/days'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { Button } from '#ui/button'
import { FieldSet } from '#ui/field'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { PauseForm } from './pause-form.tsx'
import { usePauseSentences } from './sentences.ts'
import { usePauseWords } from './words.ts'

/** Reads the pauses anew each time that the dialog opens, because its form begins with what is there then. */
const pausesQuery = (id: string) => ({ ...read(listClientPauses, { id }, { quiet: true }), gcTime: 0 })

interface PauseDialogProps {
  client: { id: string; name: string }
  onClose: () => void
}

/** Pauses a client, or changes the pause that they have; the others are one press away. */
export function PauseDialog({ client, onClose }: PauseDialogProps) {
  const t = usePauseWords()
  const query = useQuery(pausesQuery(client.id))
  const pauses = query.data?.pauses
  if (pauses) return <Pauses client={client} pauses={pauses} onClose={onClose} />
  return (
    <Modal opened title={t('title', { name: client.name })} text={t('text')} onClose={onClose}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={5} />}>
        {() => null}
      </Loaded>
    </Modal>
  )
}

function Pauses({ client, pauses, onClose }: PauseDialogProps & { pauses: readonly ClientPause[] }) {
  // opened once: what comes in meanwhile does not change the form
  const [chosen, setChosen] = useState<ClientPause | 'new'>(() => currentPause(pauses, romeDay()) ?? 'new')
  const pause = chosen === 'new' ? undefined : chosen
  const others = pauses.filter(({ id }) => id !== pause?.id)
  return (
    <PauseForm key={pause?.id ?? 'new'} client={client} pause={pause} onClose={onClose}>
      {(pause || others.length > 0) && <Others pauses={others} onChoose={setChosen} isNewOffered={pause !== undefined} />}
    </PauseForm>
  )
}

interface OthersProps {
  pauses: readonly ClientPause[]
  onChoose: (pause: ClientPause | 'new') => void
  isNewOffered: boolean
}

function Others({ pauses, onChoose, isNewOffered }: OthersProps) {
  const t = usePauseWords()
  const { spanOf } = usePauseSentences()
  return (
    <FieldSet label={t('others')} labelHidden={pauses.length === 0}>
      {pauses.length > 0 && (
        <List label={t('others')}>
          {pauses.map(pause => (
            <ListRow key={pause.id} title={spanOf(pause)} sub={pause.note || undefined} onClick={() => onChoose(pause)} />
          ))}
        </List>
      )}
      {isNewOffered && (
        <Button size="small" icon={IconPlus} onClick={() => onChoose('new')}>
          {t('another')}
        </Button>
      )}
    </FieldSet>
  )
}
