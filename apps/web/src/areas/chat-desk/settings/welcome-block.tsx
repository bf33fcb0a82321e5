import { messageLimits } from '@allenio/contract/chat'
import type { ChatSettings } from '@allenio/contract/chat-desk'
import { useId, useState } from 'react'
import { useUnsaved } from '#shell'
import { Switch } from '#ui/switch'
import { SaveButtons } from '../panel/save-buttons.tsx'
import { MessagePreview } from '../preview/preview.tsx'
import { TextWithName } from '../text-with-name/text-with-name.tsx'
import { useSettingsWords } from './words.ts'
import css from './settings.module.css'
import { useUpdateChatSettings } from './data.ts'

/** The greeting for clients who open the chat for the first time. */
export function WelcomeBlock({ settings: { welcome } }: { settings: ChatSettings }) {
  const t = useSettingsWords()
  const { change, isSaving } = useUpdateChatSettings()
  const fieldId = useId()
  // undefined while nothing is being written
  const [draft, setDraft] = useState<string>()
  const [isTried, setTried] = useState(false)
  // switched on with nothing to say: it is on once the text is saved
  const [isSwitchedOn, setSwitchedOn] = useState(false)
  const text = draft ?? welcome.text
  const isDirty = draft !== undefined && draft.trim() !== welcome.text
  const isOpen = welcome.isOn || isSwitchedOn
  useUnsaved(isDirty)

  const switchWelcome = (isOn: boolean) => {
    setTried(false)
    if (isOn && welcome.text === '') {
      setSwitchedOn(true)
      requestAnimationFrame(() => document.getElementById(fieldId)?.focus())
      return
    }
    setSwitchedOn(false)
    if (isOn !== welcome.isOn) change({ welcome: { isOn, text: welcome.text } })
  }
  const stopEditing = () => {
    setDraft(undefined)
    setSwitchedOn(false)
    setTried(false)
  }
  const save = () => {
    setTried(true)
    if (text.trim() === '') return
    change({ welcome: { isOn: true, text: text.trim() } })
    stopEditing()
  }
  return (
    <section id="chat-welcome" className={css.block}>
      <Switch
        spread
        label={t('welcome')}
        hint={t('welcomeHint')}
        checked={isOpen}
        onChange={({ target }) => switchWelcome(target.checked)}
      />
      {isOpen && (
        <>
          <TextWithName
            // empty, because the business may write in any language
            lang=""
            id={fieldId}
            label={t('welcomeText')}
            placeholder={t('welcomeExample')}
            maxLength={messageLimits.text}
            maxHeight={260}
            value={text}
            onChange={setDraft}
            error={isTried && text.trim() === '' ? t('welcomeNeeded') : undefined}
          />
          <MessagePreview caption={t('welcomePreview')} text={text} name={t('exampleName')} isReceived />
          {(isDirty || isSaving || isSwitchedOn) && (
            <SaveButtons save={t('welcomeSave')} isBusy={isSaving} onSave={save} onCancel={stopEditing} />
          )}
        </>
      )}
    </section>
  )
}
