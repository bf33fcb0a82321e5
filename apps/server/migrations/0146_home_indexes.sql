-- What the home page asks of a whole business is read off indexes of the few rows that can be a reason: those of the last days, packs with
-- credits left, appointments that were missed. Each index takes about a second per million rows.
-- step
drop index concurrently if exists diary_entries_by_day;
-- step
create index concurrently diary_entries_by_day on diary_entries (workspace_id, day) include (client_id) where deleted_at is null;
-- step
drop index concurrently if exists diary_photos_by_day;
-- step
create index concurrently diary_photos_by_day on diary_photos (workspace_id, day) include (client_id) where deleted_at is null;
-- step
drop index concurrently if exists diary_days_noted;
-- step
create index concurrently diary_days_noted on diary_days (workspace_id, day) where note <> '';
-- step
drop index concurrently if exists diary_meals_noted;
-- step
create index concurrently diary_meals_noted on diary_meals (workspace_id, day) where note <> '';
-- step
drop index concurrently if exists credit_packs_open;
-- step
create index concurrently credit_packs_open on credit_packs (workspace_id, client_id) where remaining > 0 and deleted_at is null;
-- step
drop index concurrently if exists bookings_missed;
-- step
create index concurrently bookings_missed on bookings (workspace_id, starts_at) include (client_id) where state = 'no show';
