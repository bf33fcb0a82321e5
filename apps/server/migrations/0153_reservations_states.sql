-- The table of bookings is locked for a moment.
call state_column('bookings', 'state', '{
  "waiting": ["booked", "cancelled"],
  "booked": ["attended", "no show", "excused", "cancelled", "cancelled late"],
  "attended": ["booked", "no show", "excused", "cancelled"],
  "no show": ["booked", "attended", "excused", "cancelled"],
  "excused": ["booked", "attended", "no show", "cancelled"],
  "cancelled": ["booked"],
  "cancelled late": ["booked"]
}');
