// Shows what /api/status says, every few seconds; what it does not say stays a dash.
const show = (id, value) => {
  document.getElementById(id).textContent = value === undefined || value === null ? '–' : String(value);
};

const number = (value) => (typeof value === 'number' ? value.toLocaleString() : undefined);

const time = (value) => {
  const date = new Date(value);
  return value === undefined || Number.isNaN(date.getTime()) ? undefined : date.toLocaleString();
};

async function refresh() {
  try {
    const response = await fetch('/api/status', { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(String(response.status));
    const status = await response.json();
    if (status.name) show('name', status.name);
    show('version', status.commit ? `${status.version} (${status.commit})` : status.version);
    show('since', time(status.since));
    show('open', number(status.tables?.open));
    show('playing', number(status.tables?.playing));
    show('connections', number(status.connections));
    show('state', 'is running');
  } catch {
    show('state', 'does not say how it is');
  }
}

refresh();
setInterval(refresh, 5000);
