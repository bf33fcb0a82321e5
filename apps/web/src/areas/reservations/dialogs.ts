import { lazyPart } from '#lib/lazy-part'

// Extras, palette and calendar open these, so each is loaded when it is first opened.
export const AddPeople = lazyPart(() => import('./sheet/add-people.tsx'), 'AddPeople')
export const AppointmentSheet = lazyPart(() => import('./sheet/appointment-sheet.tsx'), 'AppointmentSheet')
export const BookForClient = lazyPart(() => import('./book/book-for-client.tsx'), 'BookForClient')
export const CancelBooking = lazyPart(() => import('./sheet/booking-cancellation.tsx'), 'CancelBooking')
export const Closures = lazyPart(() => import('./closures/closures.tsx'), 'Closures')
export const CreateClosure = lazyPart(() => import('./closures/create-closure.tsx'), 'CreateClosure')
export const CreateSlot = lazyPart(() => import('./slot/create-slot.tsx'), 'CreateSlot')
export const EditSlot = lazyPart(() => import('./slot/edit-slot.tsx'), 'EditSlot')
export const Kinds = lazyPart(() => import('./kinds/kinds.tsx'), 'Kinds')
export const HomeAttendance = lazyPart(() => import('./home/home-attendance.tsx'), 'HomeAttendance')
export const MoveBooking = lazyPart(() => import('./book/booking-move.tsx'), 'MoveBooking')
export const OpenHours = lazyPart(() => import('./slot/open-hours.tsx'), 'OpenHours')
