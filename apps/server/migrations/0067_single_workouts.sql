-- A workout that a professional puts on one day of a client: a program of one day, which lists of programs leave out.
alter table program_users add column is_single boolean not null default false;
