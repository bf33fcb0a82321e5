import { languages as allLanguages } from '@allenio/contract'
import { storefrontLayouts } from '@allenio/contract/storefront'
import { presetLanguages } from '@allenio/domain/storefront'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Row } from '#ui/layout'
import { CheckCards, RadioCards } from '#ui/radio-cards'
import { useEditor, useSettings } from '../session.ts'
import { useStorefrontWords } from '../words.ts'
import css from './settings.module.css'

export function LooksFields() {
  const t = useStorefrontWords()
  const { storefrontId, set, parts, language } = useEditor()
  const { layout = 'studio', color, languages = presetLanguages } = useSettings()
  const brandColor = useStored(parts)?.business.color ?? '#1f3b4d'
  const turn = (value: 'it' | 'en', isTicked: boolean) => {
    const next = allLanguages.filter(each => (each === value ? isTicked : languages.includes(each)))
    const [first] = next
    if (!first) return
    // the first language is that of the plain address: the one that was there before stays the first
    const nextLanguages = [...languages.filter(each => next.includes(each)), ...next.filter(each => !languages.includes(each))]
    set(storefrontId, { languages: nextLanguages })
    if (!nextLanguages.includes(language.get())) language.set(first)
  }
  return (
    <>
      <RadioCards
        label={t('layout')}
        options={storefrontLayouts.map(value => ({ value, label: t(`layout_${value}`), hint: t(`layoutText_${value}`) }))}
        value={layout}
        onChange={value => set(storefrontId, { layout: value })}
      />
      <Field label={t('color')} hint={t('colorHint')}>
        {wiring => (
          <Row gap={12}>
            <input
              {...wiring}
              type="color"
              className={css.color}
              value={color ?? brandColor}
              onChange={({ target }) => set(storefrontId, { color: target.value.toLowerCase() })}
            />
            {color !== undefined && (
              <Button size="small" kind="quiet" onClick={() => set(storefrontId, { color: undefined })}>
                {t('brandColor')}
              </Button>
            )}
          </Row>
        )}
      </Field>
      <CheckCards
        label={t('languages')}
        options={allLanguages.map(value => ({ value, label: t(`language_${value}`) }))}
        values={[...languages]}
        onToggle={turn}
      />
    </>
  )
}
