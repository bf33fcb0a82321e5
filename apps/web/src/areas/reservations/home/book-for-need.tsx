import type { ClientInNeed } from '#areas/clients'
import { BookForClient } from '../dialogs.ts'

/** Books the next appointment of somebody who stays away. */
export const BookForNeed = ({ need: { client }, onClose }: { need: ClientInNeed; onClose: () => void }) => (
  <BookForClient client={client} onClose={onClose} />
)
