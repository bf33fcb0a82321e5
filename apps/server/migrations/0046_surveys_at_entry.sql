-- A welcome opens before the home of a client who comes in for the first time, until they answer it or put it off.
alter table survey_assignments add column opens_at_entry boolean not null default false;
