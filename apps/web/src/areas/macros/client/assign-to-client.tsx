import { listMacros } from '@allenio/contract/macros'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMacroText } from '#areas/aliments'
import { listQuery, useSettled } from '#lib/api'
import { ButtonLink } from '#ui/button'
import { LoadMore } from '#ui/load-more'
import { Modal } from '#ui/modal'
import { OptionList } from '#ui/option-list'
import { Text } from '#ui/text'
import { newMacroHref } from '../data.ts'
import { AssignMacro } from '../assign/assign-macro.tsx'
import { useClientWords } from './words.ts'

interface AssignToClientProps {
  client: { id: string; name: string }
  onClose: () => void
}

/** Assigns macros from a client's page: first which ones of the library, then from when. */
export function AssignToClient({ client, onClose }: AssignToClientProps) {
  const t = useClientWords()
  const macroText = useMacroText()
  const [macroId, setMacroId] = useState<string>()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(
    listQuery(listMacros, search ? { search, sort: 'relevance' } : {}, { rows: ({ macros }) => macros, quiet: true }),
  )
  if (macroId) return <AssignMacro macroId={macroId} client={client} onClose={onClose} />
  const options = list.data?.rows.map(({ id, title, targets: [target] }) => ({
    value: id,
    label: [title, target && target.kcal !== null && macroText(target)].filter(Boolean).join(' · '),
  }))
  return (
    <Modal
      opened
      title={t('chooseMacros')}
      text={client.name}
      size="small"
      foot={<ButtonLink href={newMacroHref(client.id)}>{t('create')}</ButtonLink>}
      onClose={onClose}>
      {options?.length === 0 && !search ? (
        <Text tone={2}>{t('noMacros')}</Text>
      ) : (
        <OptionList
          label={t('chooseMacros')}
          options={options}
          hasFailed={list.isError}
          value={undefined}
          onChoose={setMacroId}
          search={typed}
          onSearch={setTyped}
        />
      )}
      <LoadMore list={list} />
    </Modal>
  )
}
