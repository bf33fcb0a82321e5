import { socialNetworks, storefrontLimits, type SocialNetwork } from '@allenio/contract/storefront'
import { socialAddress, socialName } from '@allenio/domain/storefront'
import { useState } from 'react'
import { TextField } from '#ui/text-field'
import { useEditor, useSettings } from '../session.ts'
import { useStorefrontWords } from '../words.ts'

const networkNames = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' } as const satisfies Record<SocialNetwork, string>

export function SocialFields() {
  const t = useStorefrontWords()
  const { storefrontId, set } = useEditor()
  const settings = useSettings()
  return (
    <>
      {socialNetworks.map(network => (
        <AddressField
          key={network}
          label={networkNames[network]}
          hint={t('socialHint')}
          stored={settings[network] === undefined ? '' : socialName(settings[network])}
          read={typed => socialAddress(network, typed)}
          onChange={value => set(storefrontId, { [network]: value })}
        />
      ))}
      <AddressField
        label={t('privacyUrl')}
        hint={t('privacyHint')}
        stored={settings.privacyUrl ?? ''}
        read={typed => (URL.parse(typed)?.protocol === 'https:' && typed.length <= storefrontLimits.address ? typed : undefined)}
        onChange={value => set(storefrontId, { privacyUrl: value })}
      />
    </>
  )
}

interface AddressFieldProps {
  label: string
  hint: string
  stored: string
  /** The address that the text stands for; undefined where it leads nowhere. */
  read: (typed: string) => string | undefined
  onChange: (address: string | undefined) => void
}

/** An unfinished address stays in the field, and is stored once it leads somewhere. */
function AddressField({ label, hint, stored, read, onChange }: AddressFieldProps) {
  const t = useStorefrontWords()
  const [typed, setTyped] = useState<string>()
  const value = typed ?? stored
  const isWrong = typed !== undefined && typed.trim() !== '' && read(typed.trim()) === undefined
  const change = (text: string) => {
    setTyped(text)
    const address = text.trim() === '' ? undefined : read(text.trim())
    if (text.trim() === '' || address !== undefined) onChange(address)
  }
  return (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      spellCheck={false}
      data-undo="document"
      maxLength={storefrontLimits.address}
      value={value}
      error={isWrong ? t('addressWrong') : undefined}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        if (!isWrong) setTyped(undefined)
      }}
    />
  )
}
