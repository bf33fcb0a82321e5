/** Chooses groups of clients in a form of another area. */
export { GroupsField, type ChosenGroup } from './field/groups-field.tsx'
