import { deleteGroup, listGroups, undeleteGroup } from '@allenio/contract/groups'
import { useDeletion } from '#shell/library'

/** Deletes a group, with the way back in the toast: for the list and for the group's page. */
export const useGroupDeletion = ({ onDeleted }: { onDeleted?: () => void } = {}) =>
  useDeletion({ from: listGroups, remove: deleteGroup, restore: undeleteGroup, ending: 'o', onDeleted })
