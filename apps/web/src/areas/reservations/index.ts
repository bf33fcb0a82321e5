// only exports, so that an importer of one thing does not load the others
/** Books a time for a client, from any page. */
export { BookForClient } from './dialogs.ts'
export { calendarHref } from './addresses.ts'
