-- A feed may name the client of an appointment, where its member has chosen so.
alter table calendar_feeds drop constraint calendar_feeds_detail_check;
alter table calendar_feeds add constraint calendar_feeds_detail_check check (detail in ('names', 'titles', 'busy'));
