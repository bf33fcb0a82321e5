import { parseWeekText, weekTextLimits, type WeekText } from '@allenio/contract/meal-plans'
import { mealTypeNames } from '@allenio/domain/meal-plans'
import { PasteText } from '#areas/recipes'
import { call } from '#lib/api'
import { areaWords, useLanguage } from '#lib/words'
import { Text } from '#ui/text'
import { closeDialog } from '../dialogs.ts'
import { addPastedWeek } from '../gestures/pasted-week.ts'
import { useEditor } from '../session.ts'

const usePasteWeekWords = areaWords('paste week', {
  it: {
    title: 'Incolla un piano',
    lead: 'Da un documento, una tabella o un vecchio piano: giorni, pasti, alimenti e «oppure».',
    label: 'Testo del piano',
    example: 'Lunedì\nColazione: latte 200 ml, fette biscottate 30 g\nPranzo\nPasta 80 g oppure riso 80 g\nZucchine 200 g',
    nothingFound: 'Nessun pasto riconosciuto. Scrivi il nome del pasto prima degli alimenti, per esempio «Colazione».',
    checkTitle: 'Controlla il piano',
    add: 'Aggiungi al piano',
    dayNumber: 'Giorno {{number}}',
    or: 'oppure',
    leftOut: 'Fuori dai pasti, e quindi lasciato qui: {{lines}}',
    unclear: 'Le righe senza un alimento sicuro vanno nel piano con le loro parole, da completare in tabella.',
    room: 'Al massimo {{count}} righe alla volta.',
  },
  en: {
    title: 'Paste a plan',
    lead: 'From a document, a table or an old plan: days, meals, foods and “or else”.',
    label: 'Text of the plan',
    example: 'Monday\nBreakfast: milk 200 ml, rusks 30 g\nLunch\nPasta 80 g or else rice 80 g\nCourgettes 200 g',
    nothingFound: 'No meal was recognised. Write the name of the meal before its foods, such as “Breakfast”.',
    checkTitle: 'Check the plan',
    add: 'Add to the plan',
    dayNumber: 'Day {{number}}',
    or: 'or else',
    leftOut: 'Outside the meals, so left out: {{lines}}',
    unclear: 'Lines without a clear food go into the plan as text, to be completed in the table.',
    room: 'At most {{count}} lines at a time.',
  },
})

/** A plan from elsewhere becomes days of this one: first the text, then the food and the quantity of each line. */
export function PasteWeekDialog() {
  const t = usePasteWeekWords()
  const language = useLanguage()
  const session = useEditor()
  const headingOf = (place: number, { days, lines }: WeekText) => {
    const line = lines[place]
    if (!line) return ''
    const day = days[line.day]
    const type = day?.meals[line.meal]?.type
    const meal = type ? mealTypeNames[type][language] : ''
    return `${day?.name || t('dayNumber', { number: line.day + 1 })} · ${meal}`
  }
  return (
    <PasteText
      documentId={`week of ${session.planId}`}
      texts={{
        title: t('title'),
        lead: t('lead'),
        label: t('label'),
        example: t('example'),
        nothingFound: t('nothingFound'),
        checkTitle: t('checkTitle'),
        add: t('add'),
      }}
      taken={null}
      textLimit={weekTextLimits.text}
      room={{ count: weekTextLimits.lines, refusal: t('room', { count: weekTextLimits.lines }) }}
      read={text => call(parseWeekText, { text })}
      headingOf={headingOf}
      note={({ leftOut }) => (
        <>
          <Text tone={2}>{t('unclear')}</Text>
          {leftOut.length > 0 && <Text tone={2}>{t('leftOut', { lines: leftOut.join(' · ') })}</Text>}
        </>
      )}
      onAdd={(added, reading, left) => addPastedWeek(session, reading, added, left)}
      onClose={closeDialog}
    />
  )
}
