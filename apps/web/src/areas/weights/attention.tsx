import { IconScaleOutline, IconTrendingUp3 } from '@tabler/icons-react'
import { attentionSteps } from '#areas/clients'
import type { ClientInNeed } from '#areas/clients'
import { hrefTo } from '#lib/screens'
import { AskClient } from '#areas/client-actions'

// the entry is there from the first page on, the dialog is not

const weightsOf = ({ client: { id } }: ClientInNeed) => hrefTo('/clients/$id/weights', { id })

export const weightAttentionSteps = attentionSteps.fill(
  { id: 'weight against goal', icon: IconTrendingUp3, label: { it: 'Vedi il peso', en: 'See the weight' }, href: weightsOf },
  {
    id: 'no weigh in',
    icon: IconScaleOutline,
    label: { it: 'Assegna una pesata', en: 'Assign a weigh-in' },
    href: weightsOf,
    permission: 'update clients',
    Dialog: ({ need, onClose }) => <AskClient client={need.client} kind="weigh in" onClose={onClose} />,
  },
)
