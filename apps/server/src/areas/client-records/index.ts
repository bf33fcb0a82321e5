// All records about clients have this in common: how they are read, deleted, exported, joined and assigned. The tables stand with the
// areas that own them, so there is nothing here to declare.
export { assignmentChanges, type AssignmentAt } from './assignments/assignment-changes.ts'
export { assignmentEnds, isOfClients, lockClientsToAssign, type AssignmentsAt } from './assignments/assignment-ends.ts'
export { assignmentTable, byStart, byState, pageIn, type SpannedAssignment } from './assignments/assignment-table.ts'
export { defineClientRecords } from './client-records.ts'
export { deviceClock } from './device-clock.ts'
export { messageSubjects, type StoredSubject, type SubjectPart, type SubjectPlace } from './message-subjects.ts'
export { openOwnRecords, ownRecords, type OwnRecord, type OwnRecords } from './own-records.ts'
export { authorName, clientReader, mayChange, presentAuthor, teamReader, withAuthor, type AuthoredRow, type Reader } from './reader.ts'
export { isRecordAt, recordDeletion, type RecordAt } from './record-deletion.ts'
export { isMealAwaited, notifyRecordListeners, recordListeners, type RecordEvent, type RecordListener } from './record-events.ts'
