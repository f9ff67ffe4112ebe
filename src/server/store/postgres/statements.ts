/** Statements take a list of rows as one JSON text, so one plan fits any number of rows. */

const clockMs = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

const deleteOld = `matches AS (
    DELETE FROM switchyard_matches m USING old WHERE m.id = old.id
  ), events AS (
    DELETE FROM switchyard_events e USING old WHERE e.match = old.id
  ), presence AS (
    DELETE FROM switchyard_presence p USING old WHERE p.match = old.id
  ), gone AS (
    DELETE FROM switchyard_gone g USING old WHERE g.match = old.id
  )
  SELECT count(*)::integer AS count FROM old`;

const updateGone = `ON CONFLICT (match) DO UPDATE
    SET gone1 = greatest(switchyard_gone.gone1, excluded.gone1),
        gone2 = greatest(switchyard_gone.gone2, excluded.gone2)`;

export const statements = {
  /** Locks rows in the order of their ids, so two nodes can't deadlock. Returns the ids of the stored matches. */
  write: `
  WITH wanted AS (
    SELECT * FROM json_to_recordset($1::json) AS x(
      id text, after integer, version integer, at bigint, phase text, rekey boolean, key1 text, key2 text, opens text)
  ), locked AS MATERIALIZED (
    SELECT m.id FROM switchyard_matches m JOIN wanted w ON m.id = w.id AND m.version = w.after
    WHERE w.opens IS NULL OR NOT EXISTS (SELECT FROM switchyard_matches o WHERE o.id = w.opens)
    ORDER BY m.id FOR UPDATE OF m
  ), moved AS (
    UPDATE switchyard_matches m SET
      version = w.version,
      touched = w.at,
      touched_hour = w.at / 3600000,
      phase = coalesce(w.phase, m.phase),
      key1 = CASE WHEN w.rekey THEN w.key1 ELSE m.key1 END,
      key2 = CASE WHEN w.rekey THEN w.key2 ELSE m.key2 END
    FROM wanted w JOIN locked l ON l.id = w.id
    WHERE m.id = w.id
    RETURNING m.id
  ), opened AS (
    INSERT INTO switchyard_matches (id, network, phase, key1, key2, version, touched, touched_hour)
    SELECT n.id, n.network, n.phase, n.key1, n.key2, n.version, n.at, n.at / 3600000
    FROM json_to_recordset($2::json) AS n(
      id text, network text, phase text, key1 text, key2 text, version integer, at bigint, parent text)
    WHERE n.parent IS NULL OR n.parent IN (SELECT id FROM moved)
    ORDER BY n.id
    ON CONFLICT DO NOTHING
    RETURNING id
  ), stored AS (
    SELECT id FROM moved UNION ALL SELECT id FROM opened
  ), written AS (
    INSERT INTO switchyard_events (match, version, event)
    SELECT e.match, e.version, e.event
    FROM json_to_recordset($3::json) AS e(match text, version integer, event text)
    WHERE e.match IN (SELECT id FROM stored)
  )
  SELECT id FROM stored`,
  read: `
  SELECT m.id, m.network, m.phase, m.key1, m.key2,
    (SELECT coalesce(array_agg(e.event ORDER BY e.version), '{}') FROM switchyard_events e
     WHERE e.match = m.id AND e.version > w.after) AS events
  FROM json_to_recordset($1::json) AS w(id text, after integer) JOIN switchyard_matches m ON m.id = w.id`,
  versions: "SELECT id, version FROM switchyard_matches WHERE id = ANY($1)",
  countOpen:
    "SELECT count(*)::integer AS count FROM switchyard_matches WHERE network = $1 AND phase <> 'over'",
  forAnyone: `
  SELECT id AS text FROM switchyard_matches WHERE phase = 'anyone' ORDER BY touched_hour, touched LIMIT $1`,
  size: "SELECT pg_database_size(current_database())::float8 AS count",
  /** The time of the last sweep or, before the first one, the end of the newest event's hour, or else the current time. */
  believed: `
  SELECT coalesce((SELECT believed FROM switchyard_clock), (max(hour) + 1) * 3600000::bigint, ${clockMs})::float8 AS at
  FROM unnest($1::text[]) AS p(phase), LATERAL (
    SELECT max(touched_hour) AS hour FROM switchyard_matches m WHERE m.phase = p.phase) AS newest`,
  setBelieved: `
  INSERT INTO switchyard_clock (believed) VALUES ($1) ON CONFLICT (one) DO UPDATE SET believed = $1`,
  expire: `
  WITH old AS MATERIALIZED (
    SELECT m.id
    FROM switchyard_matches m JOIN json_to_recordset($1::json) AS k(phase text, before bigint)
      ON m.phase = k.phase AND m.touched_hour <= k.before / 3600000 AND m.touched < k.before
    LIMIT $2 FOR UPDATE OF m SKIP LOCKED
  ), ${deleteOld}`,
  newest: "SELECT id AS text FROM switchyard_matches ORDER BY touched DESC LIMIT $1",
  remove: `
  WITH old AS MATERIALIZED (
    SELECT id FROM switchyard_matches WHERE id = $1 FOR UPDATE
  ), ${deleteOld}`,
  heartbeat: `
  INSERT INTO switchyard_nodes (node, seen) VALUES ($1, ${clockMs})
  ON CONFLICT (node) DO UPDATE SET seen = excluded.seen
  RETURNING seen::float8 AS now, (xmax = 0) AS fresh`,
  notify: "SELECT pg_notify($1, $2)",
  /** Stores an outage if the last heartbeat or outage (without either, the last event) was over $1 milliseconds ago. */
  noteOutage: `
  INSERT INTO switchyard_outages (began, ended)
  SELECT at, ${clockMs} FROM (
    SELECT coalesce(
      greatest(max(seen), (SELECT max(ended) FROM switchyard_outages)),
      (SELECT max(touched) FROM switchyard_matches)
    ) AS at FROM switchyard_nodes) AS last
  WHERE at < ${clockMs} - $1::bigint`,
  outages: "SELECT began::float8 AS began, ended::float8 AS ended FROM switchyard_outages",
  writePresence: `
  WITH shares AS (
    SELECT * FROM json_to_recordset($2::json) AS s(
      match text, seat1 integer, seat2 integer, watchers integer, gone1 bigint, gone2 bigint)
  ), left_here AS (
    DELETE FROM switchyard_presence p USING shares s
    WHERE p.match = s.match AND p.node = $1 AND s.seat1 + s.seat2 + s.watchers = 0
  ), here AS (
    INSERT INTO switchyard_presence (match, node, seat1, seat2, watchers)
    SELECT match, $1, seat1, seat2, watchers FROM shares WHERE seat1 + seat2 + watchers > 0 ORDER BY match
    ON CONFLICT (match, node) DO UPDATE
      SET seat1 = excluded.seat1, seat2 = excluded.seat2, watchers = excluded.watchers
  )
  INSERT INTO switchyard_gone (match, gone1, gone2)
  SELECT match, gone1, gone2 FROM shares WHERE gone1 IS NOT NULL OR gone2 IS NOT NULL ORDER BY match
  ${updateGone}`,
  /** Deletes nodes without a heartbeat since $1. Returns the matches that had clients on them. */
  sweepNodes: `
  WITH dead AS (
    DELETE FROM switchyard_nodes WHERE seen < $1 RETURNING node, seen
  ), left_behind AS (
    DELETE FROM switchyard_presence p USING dead d WHERE p.node = d.node
    RETURNING p.match, p.seat1, p.seat2, d.seen
  ), gone AS (
    INSERT INTO switchyard_gone (match, gone1, gone2)
    SELECT match, max(seen) FILTER (WHERE seat1 > 0), max(seen) FILTER (WHERE seat2 > 0)
    FROM left_behind GROUP BY match ORDER BY match
    ${updateGone}
  )
  SELECT DISTINCT match AS text FROM left_behind`,
  /** Who is connected to these matches on all nodes but $2. Nodes without a heartbeat since $3 don't count. */
  presence: `
  SELECT m.id,
    coalesce(sum(p.seat1) FILTER (WHERE n.seen >= $3), 0)::integer AS seat1,
    coalesce(sum(p.seat2) FILTER (WHERE n.seen >= $3), 0)::integer AS seat2,
    coalesce(sum(p.watchers) FILTER (WHERE n.seen >= $3), 0)::integer AS watchers,
    coalesce(greatest(g.gone1, max(n.seen) FILTER (WHERE p.seat1 > 0)), m.touched)::float8 AS gone1,
    coalesce(greatest(g.gone2, max(n.seen) FILTER (WHERE p.seat2 > 0)), m.touched)::float8 AS gone2
  FROM switchyard_matches m
    LEFT JOIN switchyard_gone g ON g.match = m.id
    LEFT JOIN switchyard_presence p ON p.match = m.id AND p.node <> $2
    LEFT JOIN switchyard_nodes n ON n.node = p.node
  WHERE m.id = ANY($1)
  GROUP BY m.id, m.touched, g.gone1, g.gone2`,
} as const;

export type StatementName = keyof typeof statements;
