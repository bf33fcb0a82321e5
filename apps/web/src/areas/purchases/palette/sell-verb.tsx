import { IconLink } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import { lazyPart } from '#lib/lazy-part'
import { areaWords } from '#lib/words'

const paletteWords = areaWords('purchases palette', {
  it: { sell: 'Vendi a un {{client}}', sellTo: 'Vendi a {{clientName}}', example: 'vendi Marco' },
  en: { sell: 'Sell to a {{client}}', sellTo: 'Sell to {{clientName}}', example: 'sell Marco' },
})

const SellDialog = lazyPart(() => import('../client/payment-link.tsx'), 'SellDialog')

/** 'vendi marco' opens the dialog that makes a link to pay. */
export const sellVerb = clientVerb({
  id: 'sell',
  permission: 'update workout packages',
  words: { it: ['vendi'], en: ['sell'] },
  label: () => paletteWords.say('sell'),
  example: () => paletteWords.say('example'),
  icon: IconLink,
  item: ({ id, name }) => ({
    label: paletteWords.say('sellTo', { clientName: name }),
    icon: IconLink,
    dialog: close => <SellDialog clientId={id} onClose={close} />,
  }),
})
