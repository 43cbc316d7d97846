import { named, ofKind, overlays, workloads } from './built-overlays.ts';

describe.each(Object.entries(overlays))('the workloads of the overlay %s', (_name, manifests) => {
  it('runs nothing as root, with rights to gain, or with a token of the cluster', () => {
    for (const { name, pod } of workloads(manifests)) {
      expect([name, pod.securityContext]).toEqual([
        name,
        expect.objectContaining({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } }),
      ]);
      expect([name, pod.automountServiceAccountToken]).toEqual([name, false]);
      expect(named(manifests, 'ServiceAccount')).toContain(pod.serviceAccountName);
      for (const { securityContext } of pod.containers)
        expect([name, securityContext]).toEqual([
          name,
          { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        ]);
    }
  });

  it('limits every container, and probes all that last', () => {
    const measures = { cpu: expect.any(String), memory: expect.any(String) };
    for (const { name, kind, pod } of workloads(manifests))
      for (const { resources, startupProbe, livenessProbe, readinessProbe } of pod.containers) {
        expect([name, resources]).toEqual([name, { requests: measures, limits: measures }]);
        const probes = [startupProbe, livenessProbe, readinessProbe].filter(Boolean);
        expect([name, probes.length]).toEqual([name, kind === 'Job' ? 0 : 3]);
      }
  });

  it('asks for less than it may take, by what each app took', () => {
    const memoryOf = (name: string) => {
      const { resources } = workloads(manifests).find((one) => one.name === name)!.pod.containers[0]!;
      const { requests, limits } = resources as Record<'requests' | 'limits', { memory: string }>;
      return [requests.memory, limits.memory].map((text) => Number.parseInt(text, 10));
    };
    for (const name of named(manifests, 'Deployment')) {
      const [request, limit] = memoryOf(name);
      expect([name, request! < limit!]).toEqual([name, true]);
    }
    expect(memoryOf('gift-ai-service')[0]).toBeGreaterThan(memoryOf('gateway')[0]!);
  });

  it('names a version of every image', () => {
    for (const { name, pod } of workloads(manifests))
      for (const { image } of pod.containers) {
        expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d[\w.-]*$/)]);
        expect(image).not.toContain('latest');
      }
  });

  it('gives a pod longer to stop than its processes may take', () => {
    for (const { name, kind, pod } of workloads(manifests))
      if (kind === 'Deployment') expect([name, pod.terminationGracePeriodSeconds]).toEqual([name, 40]);
  });

  it('keeps pods that are called for a moment after their end became known, and no worker', () => {
    for (const { name, kind, pod } of workloads(manifests)) {
      const seconds = pod.containers.map(({ lifecycle }) => lifecycle?.preStop.sleep.seconds);
      const isCalled = kind === 'Deployment' && name !== 'gateway' && !name.endsWith('-worker');
      expect([name, seconds]).toEqual([name, isCalled ? [3] : [undefined]]);
    }
  });

  it('leaves the number of pods to the autoscalers', () => {
    const scaled = ofKind(manifests, 'HorizontalPodAutoscaler').map(({ metadata }) => metadata.name);
    for (const { metadata, spec } of ofKind(manifests, 'Deployment')) {
      expect(scaled).toContain(metadata.name);
      expect(spec).not.toHaveProperty('replicas');
    }
  });

  it('lets every selector find its pods', () => {
    const labels = workloads(manifests).map((one) => one.labels);
    const selectors = [
      ...ofKind(manifests, 'Service').map(({ spec }) => (spec as { selector: object }).selector),
      ...ofKind(manifests, 'PodDisruptionBudget').map(
        ({ spec }) => (spec as { selector: { matchLabels: object } }).selector.matchLabels,
      ),
    ];
    for (const selector of selectors) expect(labels).toContainEqual(expect.objectContaining(selector));
  });
});
