import { useEffect, useState } from 'react'
import { AppearancePicker } from '#ui/appearance-picker'
import { Logo } from '#ui/brand'
import { SegmentedControl } from '#ui/segmented-control'
import { applyBrand, brandColour, brandNames, brands } from '#ui/theme'
import type { BrandName } from '#ui/theme'
import { Text, Title } from '#ui/text'
import { UiWordsContext, wordsIn } from '#ui/words'
import { Actions } from './actions.tsx'
import { Calendar } from './calendar.tsx'
import { Charts } from './charts.tsx'
import { Data } from './data.tsx'
import css from './dev.module.css'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Media } from './media.tsx'
import { LanguageContext } from './specimen.tsx'
import type { Language } from './specimen.tsx'

const parts = [
  ['colour', 'Colore', 'Colour'],
  ['type', 'Carattere', 'Type'],
  ['actions', 'Azioni', 'Actions'],
  ['fields', 'Campi', 'Fields'],
  ['data', 'Dati', 'Data'],
  ['charts', 'Grafici', 'Charts'],
  ['calendar', 'Calendario', 'Calendar'],
  ['feedback', 'Stati e avvisi', 'States and notices'],
  ['files', 'File', 'Files'],
  ['pictures', 'Illustrazioni', 'Illustrations'],
] as const

const shownLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'it')

/** All ui parts; a screen at /dev/ui outside of production. */
export function Page() {
  const [language, setLanguage] = useState<Language>(shownLanguage)
  const [brand, setBrand] = useState<BrandName>('allenio')
  const say = (italian: string, english: string) => (language === 'it' ? italian : english)
  useEffect(() => {
    applyBrand(brandColour[brand])
    return () => applyBrand(brandColour.allenio)
  }, [brand])
  return (
    <LanguageContext value={language}>
      <UiWordsContext value={wordsIn(language)}>
        <div className={css.page} lang={language}>
          <nav className={css.side} aria-label={say('Parti', 'Parts')}>
            <Logo brand={brand} onDark height={22} />
            <ul>
              {parts.map(([id, italian, english]) => (
                <li key={id}>
                  <a href={`#${id}`}>{say(italian, english)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <main className={css.main}>
            <header className={css.intro}>
              <Title level={1}>{say('La lingua visiva', 'The design language')}</Title>
              <Text tone={2} prose>
                {say(
                  'Ogni parte in ogni stato, nei due temi e nei tre marchi. Se una schermata ha bisogno di altro, nasce prima qui.',
                  'Every part in every state, in both schemes and three brands. If a screen needs something else, it is born here first.',
                )}
              </Text>
              <div className={css.controls}>
                <AppearancePicker />
                <SegmentedControl
                  label={say('Marchio', 'Brand')}
                  size="medium"
                  value={brand}
                  onChange={setBrand}
                  options={brands.map(name => ({ value: name, label: brandNames[name] }))}
                />
                <SegmentedControl
                  label={say('Lingua', 'Language')}
                  size="medium"
                  value={language}
                  onChange={setLanguage}
                  options={[
                    { value: 'it', label: 'Italiano' },
                    { value: 'en', label: 'English' },
                  ]}
                />
              </div>
            </header>
            {/* samples keep their own state, which is written in the language they began with */}
            <div key={language}>
              <Foundations />
              <Actions />
              <Fields />
              <Data />
              <Charts />
              <Calendar />
              <Feedback />
              <Media />
            </div>
          </main>
        </div>
      </UiWordsContext>
    </LanguageContext>
  )
}
