-- Repetition is shared by tasks, reminders and hours for bookings, so its type stands in a room of its own.
comment on column client_actions.repetition is 'type: Repetition of @allenio/contract/repetition';
