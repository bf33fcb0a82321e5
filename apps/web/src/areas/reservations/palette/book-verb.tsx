import { parseBookingText } from '@allenio/domain/reservations'
import { IconCalendarPlus } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import { formats } from '#lib/formats'
import { areaWords } from '#lib/words'
import { BookForClient } from '../dialogs.ts'

const paletteWords = areaWords('reservations palette', {
  it: { book: 'Prenota per un {{client}}', bookFor: 'Prenota per {{clientName}}', example: 'prenota Marco giovedì 18' },
  en: { book: 'Book for a {{client}}', bookFor: 'Book for {{clientName}}', example: 'book Marco thursday 6pm' },
})

/** 'prenota marco giovedì 18' opens the booking with the nearest free time. */
export const bookVerb = clientVerb({
  id: 'book for',
  // clients may book, too, but for themselves alone
  permission: 'create reservations',
  words: { it: ['prenota', 'appuntamento'], en: ['book', 'appointment'] },
  label: () => paletteWords.say('book'),
  example: () => paletteWords.say('example'),
  icon: IconCalendarPlus,
  split: (text, today) => {
    const { name } = parseBookingText(text, today)
    return { name, rest: text }
  },
  item: ({ id, name }, { rest, today }) => {
    const { day, clock } = parseBookingText(rest, today)
    const when = [day && formats().fullDay(day), clock].filter(Boolean).join(', ')
    return {
      label: paletteWords.say('bookFor', { clientName: name }),
      ...(when && { hint: when }),
      icon: IconCalendarPlus,
      dialog: close => <BookForClient client={{ id, name }} day={day} clock={clock} onClose={close} />,
    }
  },
})
