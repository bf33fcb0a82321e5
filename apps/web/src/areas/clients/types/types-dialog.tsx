import { createClientType } from '@allenio/contract/client-settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useMe } from '#shell'
import { messageOf, useCall } from '#lib/api'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Modal } from '#ui/modal'
import { SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { typeFiltersQuery, typesQuery } from '../data.ts'
import { nextTypeColor } from './type-colors.ts'
import { useTypeWords } from './words.ts'
import { ColorChoice } from './color-choice.tsx'
import { TypeRow } from './type-row.tsx'
import css from './types.module.css'

/** The business's own kinds of clients: named, coloured, renamed in place. */
export function TypesDialog({ onClose }: { onClose: () => void }) {
  const t = useTypeWords()
  const me = useMe()
  const { data, isError, refetch, isRefetching } = useQuery(typesQuery())
  const { data: counted } = useQuery(typeFiltersQuery())
  const mayDelete = me?.permissions.includes('delete clients') ?? false
  const types = data?.clientTypes
  return (
    <Modal opened onClose={onClose} title={t('title')} text={t('text')}>
      {isError && !types ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isRefetching} />
      ) : !types ? (
        <SkeletonRows rows={3} columns={1} />
      ) : types.length === 0 ? (
        <p className={css.empty}>{t('empty')}</p>
      ) : (
        <ul className={css.types}>
          {types.map(type => (
            <TypeRow key={type.id} type={type} mayDelete={mayDelete} count={counted?.filters.find(({ id }) => id === type.id)?.count} />
          ))}
        </ul>
      )}
      {types && <NewType usedColors={types.map(({ color }) => color)} />}
    </Modal>
  )
}

function NewType({ usedColors }: { usedColors: readonly string[] }) {
  const t = useTypeWords()
  const [name, setName] = useState('')
  const [chosenColor, setColor] = useState<string>()
  const color = chosenColor ?? nextTypeColor(usedColors)
  const { mutate, isPending, error, reset } = useCall(createClientType, {
    quiet: true,
    onSuccess: async (_, { refreshed }) => {
      await refreshed
      setName('')
      setColor(undefined)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') mutate({ name: name.trim(), color })
  }
  return (
    <form className={css.new} onSubmit={submit}>
      <ColorChoice label={t('color')} value={color} onChange={setColor} />
      <div className={css.newName}>
        <TextField
          label={t('newType')}
          labelHidden
          placeholder={t('newType')}
          value={name}
          maxLength={60}
          autoComplete="off"
          error={error ? messageOf(error) : undefined}
          onChange={event => {
            setName(event.target.value)
            if (error) reset()
          }}
        />
      </div>
      <Button type="submit" disabled={name.trim() === ''} loading={isPending}>
        {t('add')}
      </Button>
    </form>
  )
}
