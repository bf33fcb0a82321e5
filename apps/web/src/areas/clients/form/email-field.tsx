import { listClients } from '@allenio/contract/clients'
import type { AnswerButton } from '@allenio/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { hrefTo } from '#lib/screens'
import { read } from '#lib/api'
import { rich } from '#lib/words'
import { Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { useClientFormWords } from './words.ts'
import css from './form.module.css'

interface EmailFieldProps {
  field: UseFormRegisterReturn<'email'> & { error: string | undefined }
  /** Where the server says the known address leads. */
  duplicateLinks: readonly AnswerButton[]
  /** The client that is edited: their own address is no duplicate. */
  ownId: string | undefined
  isRegistered: boolean
}

/** Says whether somebody already has this address as soon as the field is left. */
export function EmailField({ field, duplicateLinks, ownId, isRegistered }: EmailFieldProps) {
  const t = useClientFormWords()
  const [leftAddress, setLeftAddress] = useState('')
  const { data } = useQuery({ ...read(listClients, { search: leftAddress, page: 1 }, { quiet: true }), enabled: leftAddress.includes('@') })
  const twin = data?.clients.find(({ id, email }) => id !== ownId && email?.toLowerCase() === leftAddress)
  const [button] = duplicateLinks
  const { onBlur, onChange, ...rest } = field
  return (
    <Stack gap={6} className={css.email}>
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={isRegistered ? t('emailRegisteredHint') : t('emailHint')}
        {...rest}
        onBlur={async event => {
          setLeftAddress(event.target.value.trim().toLowerCase())
          await onBlur(event)
        }}
        onChange={async event => {
          setLeftAddress('')
          await onChange(event)
        }}
      />
      {twin ? (
        <Text as="output" tone="attention" className={css.twin}>
          {rich(t('knownAs', { name: twin.name }), {
            link: text => (
              <TextLink tone="strong" href={hrefTo('/clients/$id', { id: twin.id })}>
                {text}
              </TextLink>
            ),
          })}
        </Text>
      ) : (
        button &&
        field.error && (
          <Text tone="attention" className={css.twin}>
            <TextLink tone="strong" href={button.redirect}>
              {button.title}
            </TextLink>
          </Text>
        )
      )}
    </Stack>
  )
}
