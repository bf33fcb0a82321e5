import { deleteClientType, updateClientType, type ClientType } from '@allenio/contract/clients'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { z } from 'zod'
import { messageOf, useCall } from '#lib/api'
import { confirm } from '#ui/confirm'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useTypeWords } from './words.ts'
import { ColorChoice } from './color-choice.tsx'
import css from './types.module.css'

interface TypeRowProps {
  type: z.output<typeof ClientType>
  /** How many clients have it, once counted. */
  count: number | undefined
  mayDelete: boolean
}

export function TypeRow({ type: { id, name, color }, count, mayDelete }: TypeRowProps) {
  const t = useTypeWords()
  const [typed, setTyped] = useState(name)
  const update = useCall(updateClientType, { quiet: true })
  const removal = useCall(deleteClientType, { onSuccess: () => toast({ type: 'success', text: t('deleted', { name }) }) })
  const rename = () => {
    const next = typed.trim()
    if (next === '') setTyped(name)
    else if (next !== name) update.mutate({ id, name: next })
  }
  const remove = async () => {
    const question = { title: t('deleteTitle', { name }), text: t('deleteText', { count: count ?? 0 }), proceed: t('delete'), danger: true }
    if (await confirm(question)) removal.mutate({ id })
  }
  const visibleColor = update.isPending ? (update.variables.color ?? color) : color
  return (
    <Row as="li" gap={8} align="start" className={css.row}>
      <ColorChoice label={t('colorOf', { name })} value={visibleColor} onChange={next => update.mutate({ id, color: next })} />
      <Stack grow>
        <TextField
          label={t('name')}
          labelHidden
          value={typed}
          maxLength={60}
          autoComplete="off"
          error={update.error ? messageOf(update.error) : undefined}
          onChange={event => {
            setTyped(event.target.value)
            if (update.error) update.reset()
          }}
          onBlur={rename}
          onKeyDown={event => {
            if (event.key === 'Enter') rename()
          }}
        />
      </Stack>
      <Text as="span" tone={3} figures className={css.count}>
        {count !== undefined && t('clients', { count })}
      </Text>
      {mayDelete && (
        <IconButton label={t('deleteOf', { name })} icon={IconTrash} onClick={() => void remove()} isBusy={removal.isPending} />
      )}
    </Row>
  )
}
